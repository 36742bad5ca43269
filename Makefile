# A newcomer needs two commands: `make play` and `make test`.
BIN := .venv/bin
GAME ?=
ARGS ?=
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help setup needs pythons bench-server play test lint format types layers unit docs web page e2e film bench soak lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: .venv/stamp ## Create .venv and install what the lock names

play: setup web ## Play in the browser (GAME=throne goes straight to that game)
	@$(BIN)/montjoie play $(GAME) $(ARGS)

test: setup ## Run every check below, then sum up
	@scripts/check lint types layers unit docs page e2e

lint: setup ## Style, as ruff sees it
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

format: setup ## Repair what ruff can repair
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

types: setup ## Types, as mypy sees them
	@$(BIN)/mypy

layers: setup ## Who may import whom
	@$(BIN)/lint-imports --no-logo

needs: ## Install what some tests need beside Python, where that may be done
	@scripts/needs postgresql

unit: setup needs ## The tests and the examples of the docs (ARGS="--rule THR-BAT")
	@$(BIN)/pytest -q -n auto --dist worksteal --durations=12 --ignore=tests/e2e $(ARGS)

web: setup ## Build the page, if its sources have changed
	@scripts/web build

page: setup ## The page: layout, types, tests
	@scripts/web check
	@scripts/web test

e2e: setup web ## The page in a browser, against a real server (SHOTS=1 keeps screenshots)
	@scripts/needs chromium
	@$(BIN)/pytest -q -n auto --maxprocesses=4 --dist worksteal --durations=12 tests/e2e $(ARGS)

film: setup web ## Make the pictures and films of README and docs anew, from real matches (ARGS=throne)
	@scripts/needs chromium
	@$(BIN)/python -m tools.films $(ARGS)

docs: setup ## Build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

bench: setup .venv-bench/stamp ## Measure ourselves beside our peers
	@BENCH_PEERS_PYTHON=$(CURDIR)/.venv-bench/bin/python $(BIN)/python -m bench $(ARGS)

pythons: setup ## Some tests on every Python that is here (PYTHONS="python3.12 /path/to/python3.14")
	@scripts/pythons $(or $(ARGS),tests/kernel tests/table tests/games/throne)

bench-server: setup ## Measure the server, beside boardgame.io
	@$(BIN)/python -m bench.server $(ARGS)

soak: setup ## Play greedy against random in every set-up of every game (ARGS="--games 300")
	@$(BIN)/python -m bench.soak $(ARGS)

lock: setup ## Write the locks anew (ARGS=--upgrade for newer versions)
	@$(COMPILE) $(ARGS) pyproject.toml --group dev --output-file requirements/dev.lock
	@$(COMPILE) $(ARGS) --group bench --output-file requirements/bench.lock
	@$(COMPILE) $(ARGS) --group node --output-file requirements/node.lock

clean: ## Remove everything that make made
	rm -rf .venv .venv-* site dist .mypy_cache .pytest_cache .ruff_cache
	rm -f src/montjoie/kernel/_motor.*.so src/montjoie/table/plane/_geometry.*.so
	rm -rf .import_linter_cache .hypothesis .coverage
	rm -rf web/node_modules web/src/protocol.ts web/src/made src/montjoie/_web tests/e2e/artefacts

NATIVE := $(wildcard src/montjoie/*/native/* src/montjoie/table/plane/native/*)
.venv/stamp: pyproject.toml requirements/dev.lock scripts/env tools/wheel.py $(NATIVE)
	@scripts/env .venv requirements/dev.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m tools.twins
	@touch $@

.venv-bench/stamp: requirements/bench.lock scripts/env | .venv/stamp
	@scripts/env .venv-bench requirements/bench.lock
	@touch $@
