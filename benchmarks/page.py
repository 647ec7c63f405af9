"""How soon the page paints: a move on El Dorado with four seats, and its replay's slider.

python -m benchmarks.page
"""

import random
import statistics
import tempfile
from pathlib import Path

from tests.web import house, stages
from tests.web.people import Person

MOVES, DRAG = 40, 120

# From a press to the next paint, as the browser itself measures it
WATCH = """() => {
  globalThis.painted = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.name === "click") painted.push(each.duration);
  }).observe({ type: "event", durationThreshold: 16 });
  globalThis.shown = [];
  let pressed = 0;
  addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    if (!pressed) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - since)));
  }).observe(document.querySelector("[data-n]"), { attributes: true, attributeFilter: ["data-n"] });
}"""
# One step of the slider in every frame, as a hand that drags
SLIDE = """async (steps) => {
  const slider = document.querySelector("input[type=range]"), times = [];
  let last = performance.now();
  for (let n = 1; n <= steps; n++) {
    slider.value = String(Math.round((slider.max * n) / steps));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
    times.push(performance.now() - last);
    last = performance.now();
  }
  return times;
}"""


def told(name: str, times: list[float]) -> str:
    times = sorted(times)
    middle, most = statistics.median(times), times[int(len(times) * 0.95)]
    return f"{name}: median {middle:.0f} ms, 95 of 100 within {most:.0f} ms ({len(times)} times)"


def main() -> None:
    house.built()
    with tempfile.TemporaryDirectory() as folder, house.served(Path(folder)) as site, \
         house.browser() as chromium:  # fmt: skip
        ada = Person(chromium, site.address, motion="on")
        table = stages.finished(ada, "el_dorado")
        ada.page.goto(f"/replay/{table}")
        ada.page.wait_for_selector("input[type=range]")
        frames = ada.page.evaluate(SLIDE, DRAG)
        stages.branched(ada, table, stages.entries(ada, table) // 2)
        ada.page.evaluate(WATCH)
        ada.play_on(random.Random(7), MOVES)
        painted, shown = ada.page.evaluate("[painted, shown]")
    print(told("from a press to the next paint", painted))
    print(told("from a press to the paint of what the server answered", shown))
    print(told("a frame while the replay's slider is dragged", frames))


if __name__ == "__main__":
    main()
