// The players as a viewer calls them: one's own name is "you", namesakes are told apart by their seats.
import type { Seated } from "../wire/wire";
import type { Words } from "../words/words";

export function namesOf(words: Words, seats: readonly Seated[], viewer: number): string[] {
  const names = seats.map((each) => nameOf(words, each));
  return names.map((name, seat) => {
    if (seat === viewer) return words.say("you");
    const isAlone = names.filter((each) => each === name).length === 1;
    return isAlone ? name : words.say("namesake", { name, seat: seatName(words, seats[seat]?.seat ?? "") });
  });
}

// A seat by its person, also where a bot has played on for them; a bot of its own has its kind for a name.
export const asPeople = (seats: readonly Seated[]): Seated[] =>
  seats.map((each) => (each.name === each.bot ? each : { ...each, bot: "" }));

// A person's name, a bot's in the language, or where nobody sits, the seat's.
export function nameOf(words: Words, seated: Seated): string {
  if (seated.bot) return words.say("bot", { bot: seated.bot });
  return seated.name || seatName(words, seated.seat);
}

export const seatName = (words: Words, seat: string): string => words.seat(seat);

// `lost_cities` is `game-lost-cities` in the locales.
export const gameName = (words: Words, game: string): string => words.say(`game-${game.replaceAll("_", "-")}`);

// An event in words; who sits down as a bot is called by the bot's name in the language.
export function told(
  words: Words,
  event: Readonly<Record<string, unknown>>,
  viewer: number,
  names: readonly string[],
): string {
  const { bot, seat } = event;
  const isBot = event["event"] === "seat-taken" && typeof bot === "string" && bot && typeof seat === "number";
  return words.event(isBot ? { ...event, name: words.say("bot", { bot }) } : event, viewer, names);
}
