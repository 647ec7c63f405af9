# Two commands do all set-up on a fresh machine: `make play` and `make test`.
# Needs: Debian or the like, Python 3.11 or newer, Node 20.19, 22.12 or newer, and cc for the benchmark's
# ceiling only.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
RLLIB := .venv-rllib
TUTORIALS := .venv-tutorials
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2
PAGE := src/fernweh/server/static/index.html

# Levels against their bars: hours on two cores; `make levels GAMES="lost_cities"` for some games
.PHONY: levels soak soak-laws

.PHONY: play test test-all test-rllib test-tutorials lint format bench bench-peers docs site screenshots bench-page fuzz clean

play: $(VENV)/.server $(PAGE)
	$(BIN)/fernweh serve --open

# The page's tests run by themselves: a worker that drives a browser has a loop of its own
test: $(VENV)/.developer services lint $(PAGE)
	cd web && npm test --silent
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 30 -m "not slow and not timed" --ignore tests/web
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 30 -m "not slow and not timed" tests/web
	FERNWEH_INTERPRET=1 $(PYTEST) -n $(WORKERS) --dist loadgroup -m "not slow and not compiled" tests/games tests/laws tests/play
	$(PYTEST) -m "timed and not slow" --ignore tests/web

test-all: $(VENV)/.developer services lint test-rllib test-tutorials $(PAGE)
	cd web && npm test --silent
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 30 -m "not timed" --ignore tests/web
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 30 -m "not timed" tests/web
	FERNWEH_INTERPRET=1 $(PYTEST) -n $(WORKERS) --dist loadgroup -m "not compiled" tests/games tests/laws tests/play
	$(PYTEST) -m timed --ignore tests/web
	$(PYTEST) -m timed tests/web

test-rllib: $(RLLIB)/.rllib
	$(RLLIB)/bin/python -m pytest tests/learning

test-tutorials: $(TUTORIALS)/.tutorials
	$(TUTORIALS)/bin/python -m pytest tests/tutorials/learning

lint: $(VENV)/.developer web/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell src tests benchmarks docs web/src web/plugins web/tests *.md
	cd web && npm run --silent lint

format: $(VENV)/.developer web/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

bench: $(VENV)/.player
	$(BIN)/fernweh bench lost_cities

bench-peers: $(PEERS)/.peers
	cd benchmarks && ../$(PEERS)/bin/python -m peers

docs: $(VENV)/.developer
	$(BIN)/python docs/generate.py

# The pages with a search, into site/: any dead link or anchor ends it
site: $(VENV)/.developer
	$(BIN)/zensical build --clean --strict

# Pictures of every screen into docs/screenshots, docs/screens.md around them, and the README's
screenshots: $(VENV)/.developer services $(PAGE)
	$(BIN)/python -m docs.screenshots
	$(BIN)/python -m docs.cover

bench-page: $(VENV)/.developer services $(PAGE)
	$(BIN)/python -m benchmarks.page

levels: $(VENV)/.developer
	$(BIN)/python benchmarks/levels.py --folder build/levels $(GAMES)

soak: $(VENV)/.developer
	FERNWEH_SOAK=20 $(PYTEST) -n $(WORKERS) -m slow tests/bots/test_soak.py

# The laws with all options, five times as far as `make test-all` goes: hours
soak-laws: $(VENV)/.developer
	FERNWEH_LAWS=40000 $(PYTEST) -n $(WORKERS) -m slow -k all_laws tests/laws

fuzz: $(VENV)/.developer
	$(BIN)/python tests/play/fuzz_records.py --count 100000

# The page: built into the package, where the server finds it
.PHONY: page

page: $(PAGE)

$(PAGE): web/node_modules/.installed web/index.html web/vite.config.ts $(shell find web/src web/plugins web/public src/fernweh/locales src/fernweh/games -type f -not -path '*/scenes/*' -not -name '*.py*')
	cd web && npm run --silent build

web/node_modules/.installed: web/package-lock.json
	command -v npm >/dev/null || { apt-get update -qq && apt-get install -y -qq nodejs npm; }
	@node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' || { echo "The page needs Node 20.19, 22.12 or newer to be built, and here is $$(node --version)"; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The server: PostgreSQL, Redis and nginx for its tests, types for the page, long runs
.PHONY: services types soak-kill soak-leaks soak-fuzz soak-fair bench-server bench-attacks

services:
	@{ command -v redis-server && command -v nginx && command -v openssl && command -v chromium && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 \
	|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server nginx openssl chromium; }

types: $(VENV)/.developer
	$(BIN)/python -m fernweh.server.typescript web/src/wire

soak-kill: $(VENV)/.developer services
	$(BIN)/python -m tests.server.killing
	$(BIN)/python -m tests.server.killing --postgres

# From an empty table with people who come and go, and from positions in play
soak-leaks: $(VENV)/.developer
	$(BIN)/python -m tests.server.eyes --walks 100
	$(BIN)/python -m tests.server.leaks --pairs 100000

soak-fuzz: $(VENV)/.developer
	$(BIN)/python -m tests.server.fuzzing --messages 1000000

soak-fair: $(VENV)/.developer
	$(BIN)/python -m tests.server.fairness --matches 200 --draws 1000000

# Beside boardgame.io; 1,000 live matches; memory; long matches opened: a quarter of an hour
bench-attacks: $(VENV)/.developer
	$(BIN)/python benchmarks/attacks.py

bench-server: $(VENV)/.developer
	$(BIN)/python benchmarks/server_peers.py
	$(BIN)/python benchmarks/server_load.py closed --matches 64 --games lost_cities
	$(BIN)/python benchmarks/server_load.py open --matches 1000 --seconds 60
	$(BIN)/python benchmarks/server_workers.py
	$(BIN)/python benchmarks/server_load.py idle --matches 300 --seconds 5
	$(BIN)/python benchmarks/opening.py

clean:
	rm -rf $(VENV) $(PEERS) $(RLLIB) $(TUTORIALS) .cache build dist site web/node_modules web/.made src/fernweh/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fernweh needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1): make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/.player: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.server: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[serve]"
	touch $@

$(VENV)/.developer: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@ $(VENV)/.player $(VENV)/.server

# RLlib asks for a certain release of Gymnasium: away from ours.
$(RLLIB)/.rllib: pyproject.toml
	$(PYTHON) -m venv $(RLLIB) || { apt-get install -y python3-venv && $(PYTHON) -m venv $(RLLIB); }
	$(RLLIB)/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[rllib,tensorboard]" pytest hypothesis
	touch $@

# Stable-Baselines3 says which Gymnasium it takes: away from ours too.
$(TUTORIALS)/.tutorials: pyproject.toml
	$(PYTHON) -m venv $(TUTORIALS) || { apt-get install -y python3-venv && $(PYTHON) -m venv $(TUTORIALS); }
	$(TUTORIALS)/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[tutorials]" pytest hypothesis
	touch $@

# The others' libraries, away from ours. PufferLib is built where it can download what it needs.
$(PEERS)/.peers: pyproject.toml
	$(PYTHON) -m venv $(PEERS) || { apt-get install -y python3-venv && $(PYTHON) -m venv $(PEERS); }
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[peers]"
	timeout 600 $(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check pufferlib || true
	touch $@
