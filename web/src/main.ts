import { mount } from "svelte";
import "./look/base.css";
import App from "./App.svelte";
import { settings, show } from "./aids/settings.svelte.ts";
import { speak } from "./words/speech.svelte.ts";

show();
const page = document.getElementById("page");
/** Letters that come at once are used at once; nobody waits longer for them (they are optional in base.css). */
const PATIENCE = 25;
const letters = Promise.allSettled([400, 700].map((weight) => document.fonts.load(`${weight} 1rem Atkinson`)));
const enough = new Promise((done) => setTimeout(done, PATIENCE));
await Promise.all([speak(settings.language), Promise.race([letters, enough])]);
if (page) mount(App, { target: page });
