"""Networks as players: what the weights say, legal moves, and files that are refused."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fernweh.bots import as_bot
from fernweh.bots.net import Net
from fernweh.bots.net.columns import columns_of
from fernweh.bots.net.file import NAME, Stamp, laid, read, write
from fernweh.bots.net.player import NetworkPlayer
from fernweh.bots.net.suits import suits_of
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.rule import INTERPRETED

WIDTH, LAYERS = (4, 2) if INTERPRETED else (24, 3)


def begun(name: str, **options) -> Game:
    """At the first turn of a seat."""
    game = Game(name, **{**load(name).SIMULATION, **options})
    game.let_chance(generator(1))
    return game


def any_weights(game: Game, seed: int = 1) -> dict[str, np.ndarray]:
    """Of the form that a network of this game has, as PyTorch would name them."""
    suits, rng = suits_of(game.rules, game.box), np.random.default_rng(seed)
    columns = [columns_of(rows, game.rules).inputs for rows in (suits.seen, [suits.other_seen])]
    square = (WIDTH, WIDTH)
    forms = {"own": (1 if suits.are_alike else len(suits.seen), WIDTH)}
    for name, (outs, ins) in {
        "of_suit": (WIDTH, columns[0]), "of_others": (WIDTH, columns[1]), "summary": square,
        "suit_choice": (len(suits.actions[0]), WIDTH), "worth": (1, WIDTH),
        "other_choice": (len(suits.other_actions), WIDTH),
        **{f"layers.{n}.{part}": square for n in range(LAYERS)
           for part in ("own", "others", "out")},
    }.items():  # fmt: skip
        forms |= {f"{name}.weight": (outs, ins), f"{name}.bias": (outs,)}
    found = {name: rng.normal(0, 0.3, form) for name, form in forms.items()}
    return {name: each for name, each in found.items() if not name.endswith("others.bias")
            or name == "of_others.bias"}  # fmt: skip


def kept(folder: Path, game: Game, seed: int = 1, **changed) -> Path:
    weights = {**any_weights(game, seed), **changed}
    write(folder / NAME, Stamp.of(game.rules, WIDTH, LAYERS), weights)
    return folder


def numbers(game: Game, weights: dict[str, np.ndarray], seen: np.ndarray) -> tuple:
    """The same in NumPy, written from the layers' names: what the compiled loops must say."""
    w = {name: each.astype(np.float16).astype(np.float64) for name, each in weights.items()}
    suits = suits_of(game.rules, game.box)

    def columns(rows):
        encoding = columns_of(rows, game.rules)
        out = np.zeros((len(rows), encoding.inputs))
        for suit, row in enumerate(rows):
            for n, at in enumerate(row):
                if seen[at] and encoding.apart[n] >= 0:
                    out[suit, encoding.apart[n] + seen[at] - 1] = 1
                if encoding.part[n] >= 0:
                    out[suit, encoding.part[n]] = seen[at] / encoding.most[n]
        return out

    def linear(name, x):
        return x @ w[f"{name}.weight"].T + w.get(f"{name}.bias", 0.0)

    x = linear("of_suit", columns(suits.seen)) + linear("of_others", columns([suits.other_seen]))
    x = x + w["own"]
    for n in range(LAYERS):
        hidden = linear(f"layers.{n}.own", x) + linear(f"layers.{n}.others", x.mean(0))
        x = x + linear(f"layers.{n}.out", hidden.clip(0))
    x = x.clip(0)
    whole = linear("summary", x.mean(0)).clip(0)
    choices = [*linear("suit_choice", x).ravel(), *linear("other_choice", whole)]
    return np.array(choices), float(linear("worth", whole)[0])


def observed(game: Game, seat: int) -> np.ndarray:
    from fernweh.kernel import border

    seen = np.zeros(sum(piece.size for piece in game.rules.OBSERVATION), np.uint8)
    border.observe(game.box, game.table, seat, seen)
    return seen


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_pass_says_what_the_weights_say(name, tmp_path):
    game = begun(name)
    weights = any_weights(game)
    player = Net(str(kept(tmp_path, game))).player(game)
    seen = np.stack([observed(game, seat) for seat in range(game.seats)])
    choices, worths = player.think_of_all(seen)
    for seat in range(game.seats):
        wanted, worth = numbers(game, weights, seen[seat])
        assert np.allclose(choices[seat], wanted, rtol=1e-3, atol=1e-3)
        assert worths[seat] == pytest.approx(worth, rel=1e-3, abs=1e-3)
        alone, value = player.think(seen[seat])
        assert (alone == choices[seat]).all() and value == worths[seat]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "options"),
    [("lost_cities", {"colours": 6}), ("lost_cities", {}), *((n, {}) for n in CATALOGUE)],
    ids=str,
)
def test_it_plays_whole_games_by_legal_moves(name, options, tmp_path):
    """The same weights on other terms too: a sixth colour is one more suit."""
    bot, rng = as_bot(Net(str(kept(tmp_path, begun(name))))), generator(3)
    game = Game(name, **{**load(name).SIMULATION, **options})
    game.let_chance(rng)
    for _ in range(60):
        if game.is_over:
            break
        game.play(bot.choose(game.seen_by(game.actor), rng))
        game.let_chance(rng)


def test_another_layout_is_refused(tmp_path):
    folder = kept(tmp_path, begun("lost_cities"))
    with pytest.raises(Fault, match="network-of-others"):
        Net(str(folder)).choose(begun("lost_cities_rivals"), generator(1))
    stamp = Stamp.of(load("lost_cities"), WIDTH, LAYERS)
    old = Stamp(stamp.game, stamp.rules - 1, stamp.layout, WIDTH, LAYERS)
    write(folder / NAME, old, any_weights(begun("lost_cities")))
    with pytest.raises(Fault, match="network-of-others"):
        Net(str(folder)).choose(begun("lost_cities"), generator(1))


@pytest.mark.parametrize(
    ("layer", "form"),
    [("own", (3, WIDTH)), ("own", (WIDTH,)), ("summary.bias", (WIDTH + 1,)),
     ("worth.weight", (2, 1)), ("of_suit.weight", (WIDTH, 7))],
)  # fmt: skip
def test_weights_of_another_form_are_refused(layer, form, tmp_path):
    game = begun("lost_cities")
    with pytest.raises(Fault, match="network-unreadable"):
        Net(str(kept(tmp_path, game, **{layer: np.zeros(form)}))).player(game)


def test_weights_that_are_no_numbers_are_refused(tmp_path):
    game = begun("lost_cities")
    endless = any_weights(game)["summary.weight"] * np.inf
    with pytest.raises(Fault, match="network-unreadable"):
        Net(str(kept(tmp_path, game, **{"summary.weight": endless}))).player(game)


def test_what_is_not_there_is_said(tmp_path):
    for path in (tmp_path, tmp_path / "nowhere", tmp_path / "nowhere.safetensors"):
        with pytest.raises(Fault, match="no-network"):
            read(path)


@settings(max_examples=60)
@given(at=some.floats(0, 1), byte=some.integers(0, 255), cut=some.booleans())
def test_a_damaged_file_is_refused_or_read(tmp_path_factory, at, byte, cut):
    """Never anything but a fault; what a flipped bit makes of a weight cannot be seen."""
    folder, game = tmp_path_factory.mktemp("net"), begun("lost_cities")
    data = bytearray((kept(folder, game) / NAME).read_bytes())
    place = int(at * (len(data) - 1))
    damaged = (
        bytes(data[:place]) if cut else bytes(data[:place]) + bytes([byte]) + data[place + 1 :]
    )
    (folder / NAME).write_bytes(damaged)
    try:
        found = read(folder)
        NetworkPlayer(game.rules, game.box, laid(found), str(folder))
    except Fault as fault:
        assert fault.code in ("network-unreadable", "no-network")
