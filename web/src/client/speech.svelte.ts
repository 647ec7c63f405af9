// The words of the page's own rooms in the language of the settings; loaded anew when it changes.
import { settings } from "./settings.svelte";
import { GAMES, type Language } from "../wire/games";
import { wordsOf, type Words } from "../words/words";

class Speech {
  words = $state.raw<Words | null>(null);

  async speak(lang: Language): Promise<void> {
    if (lang === "fa") void import("../style/persian.css");
    const words = await wordsOf(lang);
    if (lang === settings.lang) this.words = words;
  }

  // The title of whatever has none of its own.
  entitle(): void {
    if (this.words) document.title = this.words.say("web-title", { games: GAMES.length });
  }
}

export const speech = new Speech();
