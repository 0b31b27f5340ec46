/** The page as a thing that is installed: its manifest, the worker that keeps it, and another version when there is one. */
import { mount } from "svelte";
import { settings } from "../lib/settings.svelte";
import { here } from "../lib/here";
import { catalogue } from "../lib/text.svelte";
import type { Asked } from "./keep";

const OFTEN = 3_600_000;
const base = here ? "./" : "/";
const ask = (worker: ServiceWorker | null, what: Asked, ...ports: MessagePort[]): void => worker?.postMessage(what, ports);

/** The script that the page of a worker begins with; of a site its version. */
function entry(worker: ServiceWorker): Promise<string> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => answered(event.data as string);
    ask(worker, "which", port2);
  });
}

/** Whether this page is of a version: one that was loaded anew is, while the worker of the version before still works. */
const isOurs = (version: string): boolean =>
  here ? version === document.documentElement.dataset.version : document.querySelector<HTMLScriptElement>("script[type=module]")!.src.endsWith(`/${version}`);

let offered = false;

/** Offer a version that waits. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (!waiting || offered) return;
  if (isOurs(await entry(waiting))) return ask(waiting, "take");
  if (offered) return;
  offered = true;
  const [{ default: Offer }] = await Promise.all([import("./Offer.svelte"), catalogue.need("app")]);
  mount(Offer, { target: document.body, props: { ontake: () => take(registration) } });
}

/** Take the version that waits, in this window alone: no other is loaded anew. */
function take(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  ask(registration.waiting, "take");
}

/** Until the worker sees what this page asks for; one that began while the page was on its way is asked to look. */
async function worked(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  const seen = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  ask(active, "claim");
  await seen;
}

async function keep(): Promise<void> {
  // What the table needs comes first; then all of the site is kept.
  if (here) await (await import("../local/client")).ready;
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => void look(registration));
  });
  setInterval(() => void registration.update().catch(() => undefined), OFTEN);
  await look(registration);
  await worked();
  ask(navigator.serviceWorker.controller, "tidy");
  tell(navigator.serviceWorker.controller, performance.now());
}

/** Tell a worker what was asked for before it saw that: also what is still under way, once it has come. */
function tell(worker: ServiceWorker | null, since: number): void {
  new PerformanceObserver((found) => {
    const before = found.getEntries().filter((one) => one.startTime < since);
    if (before.length) ask(worker, { keep: before.map((one) => one.name) });
  }).observe({ type: "resource", buffered: true });
}

function start(): void {
  if (settings.language !== "en") {
    document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `${base}manifest-${settings.language}.webmanifest`;
  }
  // Only where pages come by https or from this machine; a browser that keeps nothing may refuse it, and plays without.
  if ("serviceWorker" in navigator) void keep().catch(() => undefined);
}

if (document.readyState === "complete") start();
else addEventListener("load", start);
