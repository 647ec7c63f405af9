import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "fernweh:tokens";
import "./style/page.css";
import "./table/buttons.css";
import { settings } from "./client/settings.svelte";

settings.show();
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
