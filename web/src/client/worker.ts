// Tells the service worker which language is spoken: it shows notices and says when we are offline.
import { GAMES } from "../wire/games";
import { titleOf } from "./games";
import type { Words } from "../words/words";

export function tellWorker(words: Words): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const games = Object.fromEntries(GAMES.map((game) => [game, titleOf(words, game)]));
  const message = { lang: words.lang, turn: words.say("web-your-turn"), missed: words.say("web-missed"), games };
  void navigator.serviceWorker.ready.then((worker) => worker.active?.postMessage(message));
}
