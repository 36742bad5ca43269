import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Browsers keep a shell for later, and let people install the page, only where the line is secure.
if (window.isSecureContext && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
