// Where we are: the History API and one table of routes.
export type Facts = Record<string, string>;
export interface Place {
  page: string;
  facts: Facts;
}

const ROUTES: readonly [page: string, pattern: string][] = [
  ["home", "/"],
  ["new", "/new/:game?"],
  ["table", "/table/:id"],
  ["replay", "/replay/:id"],
  ["rules", "/rules/:game/:paragraph?"],
  ["pad", "/pad/:game?"],
  ["learn", "/learn/:game"],
  ["records", "/records"],
  ["statistics", "/statistics"],
  ["settings", "/settings"],
  ["me", "/me"],
  ["standings", "/standings/:game?"],
  ["clubs", "/clubs"],
  ["club", "/club/:id"],
  ["join", "/join"],
];

export function placeOf(path: string): Place {
  for (const [page, pattern] of ROUTES) {
    const facts = matched(pattern.split("/").slice(1), path.split("/").slice(1).filter(Boolean));
    if (facts) return { page, facts };
  }
  return { page: "missing", facts: {} };
}

function matched(pattern: readonly string[], parts: readonly string[]): Facts | null {
  const wanted = pattern.filter(Boolean);
  const found: Facts = {};
  if (parts.length > wanted.length) return null;
  for (const [n, each] of wanted.entries()) {
    const part = parts[n];
    if (!each.startsWith(":")) {
      if (part !== each) return null;
      continue;
    }
    if (part === undefined && !each.endsWith("?")) return null;
    found[each.replace(/[:?]/g, "")] = decoded(part ?? "");
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    const found = placeOf(location.pathname);
    this.hash = location.hash;
    this.search = location.search;
    if (JSON.stringify(found) !== JSON.stringify(this.place)) this.place = found;
  }

  // A plain click on a link to one of our pages stays in this page.
  #clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || placeOf(url.pathname).page === "missing") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
