import { mount } from "svelte";
import App from "./App.svelte";
import { NEAR } from "./lib/house";
import "./style/base.css";

if (NEAR) void import("./near/install").then(({ install }) => install());

mount(App, { target: document.getElementById("app")! });
