// Boards without a server, for those who draw them: gallery.html?game=survive&scene=3&lang=fa&theme=dark
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "../style/tokens.css";
import "fernweh:tokens";

mount(Gallery, { target: document.getElementById("gallery") as HTMLElement });
