// The sentences of these pages in the language of the settings, and what is wrong in them: it may be known before
// they are.
import { settings } from "../client/settings.svelte";
import { sorry } from "../client/trouble";
import { wordsOf, type Words } from "../words/words";

export class ClubWords {
  said = $state.raw<Words | null>(null);

  fault = $state.raw<unknown>(null);
  wrong = $derived(this.said && this.fault ? sorry(this.said, this.fault) : "");

  constructor() {
    $effect(() => {
      const { lang } = settings;
      void wordsOf(lang, "", "clubs").then((found) => {
        if (lang === settings.lang) this.said = found;
      });
    });
  }

  fail = (fault: unknown): void => {
    this.fault = fault;
  };
}
