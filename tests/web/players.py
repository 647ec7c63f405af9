"""A person who knows no game: does whatever glows on the board, by pointer or by keyboard."""

import random
from typing import Any

from tests.web.people import Person

_TURNING = 0.8  # how often one does something at once rather than choosing another card

# Once in each page: what glows, where a finger finds it, and how far it is to it by Tab, or in a
# group that has one place in the order, by arrows. It waits in the page, which is quicker.
_EYES = """() => {
  const GLOWS = ".scroll .board :is(.can, [data-move])", PATIENCE = 400; // milliseconds
  const LIKED = ".deck"; // else cards go round in the piles and matches never end
  const FOCUSABLE = "a[href], button, input, select, summary, [tabindex]";
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled;
  const all = () => [...document.querySelectorAll(GLOWS)].filter(isSeen);
  const isOver = () => !!document.querySelector(".result");
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isHit = (each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const hit = document.elementFromPoint(...middle(each));
    return hit !== null && each.contains(hit);
  };
  const groupOf = (each) => each.closest("[role=grid], [role=toolbar], .hand") ?? each;
  const order = () => [...document.querySelectorAll(FOCUSABLE)]
    .filter((each) => each.tabIndex >= 0 && isSeen(each) && !each.closest("[inert]"));
  const look = (each) => [each.className.baseVal ?? each.className,
    each.getAttribute("aria-pressed"), each.dataset.move, each.dataset.spot];
  const state = () => document.querySelector("[data-n]")?.dataset.n + all().map(look).join();
  const until = async (is, most = Infinity) => {
    const end = performance.now() + most;
    while (!is() && performance.now() < end) await new Promise((done) => setTimeout(done, 12));
  };
  const wanted = (isAtOnce, chance, fits) => {
    const liked = isAtOnce && all().find((each) => each.matches(LIKED) && fits(each));
    if (liked) return liked;
    const found = all().filter(fits), quick = found.filter((each) => !each.ariaPressed);
    const from = isAtOnce && quick.length ? quick : found;
    return from[Math.floor(chance * from.length)];
  };
  let before = "";
  globalThis.eyes = {
    remember: () => { before = state(); },
    next: async () => {
      await until(() => isOver() || state() !== before, PATIENCE);
      await until(() => isOver() || all().length > 0, 60_000);
      if (!isOver() && !all().length) throw new Error("nothing glows");
      return !isOver();
    },
    place: (isAtOnce, chance) => {
      const each = wanted(isAtOnce, chance, isHit);
      return each ? middle(each) : null;
    },
    want: (isAtOnce, chance) => {
      const at = document.activeElement; // boards lead the focus to where the turn goes on
      const isLed = isAtOnce && chance < 0.7 && at.matches(GLOWS) && !at.ariaPressed;
      const isLiked = document.querySelector(`${LIKED}.can`) !== null;
      const fits = (each) => each.matches("button, [tabindex]");
      eyes.wanted = isLed && !isLiked ? at : wanted(isAtOnce, chance, fits);
    },
    // [how often Tab, or 0; x, y: how far it is within a group], or null when one is there
    way: () => {
      const to = eyes.wanted, at = document.activeElement;
      if (!to?.isConnected || at === to) return null;
      if (to.tabIndex < 0 && groupOf(to).contains(at)) {
        const [x, y] = middle(at), [a, b] = middle(to);
        return [0, a - x, b - y];
      }
      const found = order(), group = groupOf(to);
      const end = found.includes(to) ? to : found.find((each) => group.contains(each));
      return [found.indexOf(end) - found.indexOf(at), 0, 0];
    },
    isThere: () => document.activeElement === eyes.wanted,
  };
}"""


class Player:
    def __init__(self, person: Person, seed: int) -> None:
        self.rng, self.page, self.keys = random.Random(seed), person.page, person.page.keyboard
        self.page.evaluate(_EYES)

    def plays_by_pointer(self) -> None:
        """To the end."""
        while self.page.evaluate("eyes.next()"):
            place = self.page.evaluate("(chances) => eyes.place(...chances)", self._chances())
            self.page.evaluate("eyes.remember()")
            if place:
                self.page.mouse.click(*place)

    def plays_by_keyboard(self) -> None:
        """To the end: Tab and arrows lead there, Enter does it."""
        while self.page.evaluate("eyes.next()"):
            self.page.evaluate("(chances) => eyes.want(...chances)", self._chances())
            self._go()
            self.page.evaluate("eyes.remember()")
            if self.page.evaluate("eyes.isThere()"):
                self.keys.press("Enter")

    def _chances(self) -> list[Any]:
        return [self.rng.random() < _TURNING, self.rng.random()]

    def _go(self) -> None:
        for _ in range(60):
            way = self.page.evaluate("eyes.way()")
            if way is None:
                return
            tabs, x, y = way
            for _ in range(abs(tabs)):
                self.keys.press("Tab" if tabs > 0 else "Shift+Tab")
            if not tabs:
                self.keys.press(self._towards(x, y))

    def _towards(self, x: float, y: float) -> str:
        """Six ways on hexagons; a little chance leads around what is missing."""
        if self.rng.random() < 0.1:
            return self.rng.choice(("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"))
        if abs(y) < abs(x) / 3:
            return "ArrowRight" if x > 0 else "ArrowLeft"
        if abs(x) < abs(y) / 4:
            return "ArrowDown" if y > 0 else "ArrowUp"
        if y > 0:
            return "PageDown" if x > 0 else "End"
        return "PageUp" if x > 0 else "Home"
