// What a person has chosen on this device: one store for all pages, kept in the browser.
import { LANGUAGES, type Language } from "../wire/games";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const DARK = matchMedia("(prefers-color-scheme: dark)");

// A browser may forbid to keep anything: then what is chosen lasts until the page is closed.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

export function keysKept(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function languageOfTheBrowser(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((each) => each === tag)).find((each) => each !== undefined) ?? "en";
}

const oneOf = <T extends string>(values: readonly T[], key: string, otherwise: T): T =>
  values.find((each) => each === kept(key)) ?? otherwise;

class Settings {
  #lang = $state<Language>(oneOf(LANGUAGES, "lang", languageOfTheBrowser()));
  #theme = $state<Theme>(oneOf(THEMES, "theme", "system"));
  #motion = $state(kept("motion") !== "off");
  #sound = $state(kept("sound") !== "off");
  #level = $state(kept("level") ?? "explorer");
  #systemIsDark = $state(DARK.matches);

  constructor() {
    DARK.addEventListener("change", () => {
      this.#systemIsDark = DARK.matches;
      this.show();
    });
  }

  get lang(): Language {
    return this.#lang;
  }
  set lang(value: Language) {
    this.#lang = value;
    this.#changed("lang", value);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#changed("theme", value);
  }

  get motion(): boolean {
    return this.#motion;
  }
  set motion(value: boolean) {
    this.#motion = value;
    this.#changed("motion", value ? "on" : "off");
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    this.#changed("sound", value ? "on" : "off");
  }

  // The bot that was chosen last.
  get level(): string {
    return this.#level;
  }
  set level(value: string) {
    this.#level = value;
    this.#changed("level", value);
  }

  get isDark(): boolean {
    return this.#theme === "system" ? this.#systemIsDark : this.#theme === "dark";
  }

  get isRightToLeft(): boolean {
    return this.#lang === "fa";
  }

  // Puts what was chosen on the root, where the styles read it.
  show(): void {
    const root = document.documentElement;
    root.lang = this.#lang;
    root.dir = this.isRightToLeft ? "rtl" : "ltr";
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.#motion ? "on" : "off";
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", this.isDark ? "#10222b" : "#f6f1e7");
  }

  #changed(key: string, value: string): void {
    keep(key, value);
    this.show();
  }
}

export const settings = new Settings();
