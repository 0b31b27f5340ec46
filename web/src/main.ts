import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { catalogue } from "./lib/text.svelte";

settings.show();
await catalogue.use(settings.language);
mount(App, { target: document.getElementById("app")! });
void import("./later");
