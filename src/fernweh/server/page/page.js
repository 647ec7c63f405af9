// The plain page: shows what it is told and sends what is clicked. It knows no rules.
import { home } from "/page/home.js";
import { table } from "/page/table.js";

const LANGUAGES = ["en", "fa", "ru", "ja"];
const stored = localStorage.getItem("lang");
const lang = stored ?? LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en";
const words = await (await fetch(`/words/${lang}.json`)).json();
document.documentElement.lang = lang;
document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";

export const say = (key) => words[`page-${key}`] ?? key;

export function make(tag, facts = {}, ...inside) {
  const found = Object.assign(document.createElement(tag), facts);
  found.append(...inside);
  return found;
}

export const button = (key, onclick, className = "") =>
  make("button", { onclick, className, type: "button" }, say(key));

export async function request(method, path, body) {
  const options = { method };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { "content-type": "application/json" };
  }
  const response = await fetch(path, options);
  if (!response.ok) throw new Error((await response.json().catch(() => ({}))).code ?? response.status);
  return response.json();
}

/** Have a name and a cookie before anything else is done. */
export async function known() {
  const me = await request("GET", "/api/me");
  if (me.known) return me;
  const name = prompt(say("your-name"))?.trim();
  if (!name) throw new Error("name");
  await request("PUT", "/api/me", { name });
  await request("PUT", "/api/me", { name });
  localStorage.setItem("name", name);
  return request("GET", "/api/me");
}

const picker = document.getElementById("lang");
for (const each of LANGUAGES) picker.append(make("option", { value: each, selected: each === lang }, each));
picker.onchange = () => { localStorage.setItem("lang", picker.value); location.reload(); };

const main = document.getElementById("main");
if (location.pathname === "/me") {
  await request("POST", "/api/me/move", { token: location.hash.slice(1) }).catch((e) => alert(say(e.message)));
  location.replace("/");
} else if (location.pathname.startsWith("/table/")) {
  await table(main, location.pathname.split("/")[2]);
} else {
  await home(main);
}
