/**
 * The service worker keeps the page for use without a connection. A new version is fetched beside the old one, which runs
 * on as long as a tab uses it: people are told, and choose when.
 */
import { device } from "./state.svelte.ts";

let ready: ServiceWorker | null = null;

// Another version of the page is in use now, also where another tab has asked for it: everything is saved.
let controlled = globalThis.navigator?.serviceWorker?.controller != null;
globalThis.navigator?.serviceWorker?.addEventListener("controllerchange", () => {
  if (controlled) location.reload();
  controlled = true;
});

/** Called when the tables run: what is needed first comes first. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    const registration = await workers.register("./sw.js", { updateViaCache: "none" });
    watch(registration);
    await workers.ready;
    device.offline = true;
  } catch {
    // Private windows and pages without https have none: the page works as long as the host can be reached.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one is no update.
    ready = registration.active && navigator.serviceWorker.controller ? registration.waiting : null;
    device.update = ready !== null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Everything is saved: the page is loaded again, in its new version. */
export function updateNow(): void {
  ready?.postMessage("use");
}
