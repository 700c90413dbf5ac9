import { hydrate, mount } from "svelte";
import "./look/base.css";
import "./look/cloths.css";
import "./look/grounds.css";
import App from "./App.svelte";
import { nowInteractive } from "./pages/interactive.svelte.ts";
import { hold } from "./wire/settled.ts";
import { settings, show } from "./words/settings.svelte.ts";
import { speak } from "./words/speech.svelte.ts";

/** Letters that come so soon are used; nobody waits longer for them (they are optional in base.css). */
const PATIENCE = 25;

async function letters(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, PATIENCE));
  const both = [400, 700].map((weight) => document.fonts.load(`${weight} 1rem Atkinson`));
  await Promise.race([enough, Promise.allSettled(both)]);
}

const mounted = hold();
show();
const page = document.getElementById("page");
/** The front page may stand there already, in the language that the browser asked for. */
const drawn = page?.firstElementChild && document.documentElement.lang === settings.language;
await Promise.all([speak(settings.language), drawn || letters()]);
if (page && drawn) {
  hydrate(App, { target: page });
} else if (page) {
  page.textContent = "";
  mount(App, { target: page });
}
nowInteractive();
mounted();
