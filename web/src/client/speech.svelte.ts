// The words of the page's own rooms in the language of the settings; loaded anew when it changes.
import { settings } from "./settings.svelte";
import type { Language } from "../wire/games";
import { wordsOf, type Words } from "../words/words";

class Speech {
  words = $state.raw<Words | null>(null);

  async speak(lang: Language): Promise<void> {
    if (lang === "fa") void import("../style/persian.css");
    const words = await wordsOf(lang);
    if (lang === settings.lang) this.words = words;
  }
}

export const speech = new Speech();
