import { mount } from "svelte";
import "./look/base.css";
import App from "./App.svelte";
import { settings, show } from "./aids/settings.svelte.ts";
import { speak } from "./words/speech.svelte.ts";

show();
const page = document.getElementById("page");
await speak(settings.language);
if (page) mount(App, { target: page });
