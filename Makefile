# The commands of the project; `make help` lists them. Needs python3 (3.11 or newer), and for the browser client node
# (^20.19 || >=22.12) with npm: tools go to .tools/, the locked dependencies to .venv/ and web/node_modules/.

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
UV_VERSION := 0.13.7
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
FORM := src/baumeister/_compiled.json

# Without byte code every start is twice as slow.
unexport PYTHONDONTWRITEBYTECODE
# Settings of the caller's own environments must not leak in.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
# uv keeps its cache in the home directory; some machines give us none.
ifeq ($(shell test -d "$$HOME" && test -w "$$HOME" && echo writable),)
export UV_CACHE_DIR := $(CURDIR)/.tools/cache
endif

# Interpreted, the rules are tested once more; the edge, the wall and what compares both forms are tested above.
INTERPRETED := tests/games tests/engine $(addprefix tests/battery/test_,conservation.py copies.py fields.py legal.py \
    moves.py options.py snapshots.py) $(addprefix tests/research/test_,observation.py batch.py)

# Neighbours stay in one process, where servers and copies of the project are set up once; who is done helps the others.
SHARE := --dist worksteal

CHROMIUM := $(firstword $(shell command -v chromium chromium-browser google-chrome 2>/dev/null) .tools/chromium/chromium)
# The project's texts, ledgers and figures are in the client, too.
CLIENT_SOURCES := $(wildcard web/*.json web/*.ts web/*.js) web/index.html \
    $(shell find web/src web/public web/build web/types -type f; \
    find src/baumeister -name '*.ftl' -o -name 'ledger*.toml' -o -name components.toml)

.PHONY: help setup build client browser screenshots browsertest play terminal quick test edition game types soak \
    loadtest check lint format lock clean
.DEFAULT_GOAL := help

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

setup: build  ## install everything into .venv; compile the rules if there is a C compiler

define need_python
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	    { echo "Baumeister needs Python 3.11 or newer as $(PYTHON); name another: make PYTHON=..." >&2; exit 1; }
endef

# With Python's own pip if it has one: making an environment with another pip takes longer than all the rest.
FETCH := pip install --quiet --no-cache-dir --disable-pip-version-check
.tools/bin/uv:
	$(need_python)
	@echo "Fetching uv into .tools/"
	@$(PYTHON) -m $(FETCH) --root-user-action=ignore --target .tools uv==$(UV_VERSION) 2>/dev/null || { \
	    $(PYTHON) -m venv .tools || { echo "Cannot make a virtual environment: on Debian, install python3-venv." >&2; exit 1; }; \
	    .tools/bin/python -m $(FETCH) uv==$(UV_VERSION); }

# `|`: uv only has to exist; its age does not matter.
.venv/.synced: requirements.lock | $(filter .tools/%,$(UV))
	$(need_python)
	@echo "Installing the locked dependencies into .venv (once, some seconds)"
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@touch $@

# Editable, and without compiling: `make build` does that, and only for what changed.
.venv/.installed: .venv/.synced pyproject.toml setup.py
	@BAUMEISTER_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable .
	@touch $@

# The package itself knows whether its compiled files match their sources (_form.py).
BUILT = test $(FORM) -nt setup.py && test $(FORM) -nt .venv/.synced && $(BIN)/python -P src/baumeister/_form.py

build: .venv/.installed  ## compile the rules whose source changed
	@$(BUILT) || $(BIN)/python setup.py --quiet build_ext --inplace

# What the locked vite asks for (web/package-lock.json).
NODE := ^20.19 || >=22.12
HAS_NODE := node --version 2>/dev/null | { IFS=v. read -r _ major minor _ && { test "$$major" -gt 22 || \
    { test "$$major" -eq 22 && test "$$minor" -ge 12; } || { test "$$major" -eq 20 && test "$$minor" -ge 19; }; }; } \
    2>/dev/null && command -v npm >/dev/null
define need_node
	@{ $(HAS_NODE); } || \
	    { echo "The browser client needs node $(NODE) with npm, which are not on PATH." >&2; exit 1; }
endef
NPM_CI := npm ci --silent --no-audit --no-fund
# npm keeps its cache in the home directory, too.
ifdef UV_CACHE_DIR
export npm_config_cache := $(CURDIR)/.tools/cache/npm
endif

client: web/dist/index.html  ## build the browser client that `baumeister serve` serves

web/node_modules/.synced: web/package-lock.json
	$(need_node)
	@echo "Installing the locked packages of the client into web/node_modules"
	@cd web && $(NPM_CI)
	@touch $@

web/dist/index.html: web/node_modules/.synced $(CLIENT_SOURCES)
	$(need_node)
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

browser: $(filter .tools/%,$(CHROMIUM))  ## a Chromium for the tests into .tools, where none is on PATH

.tools/chromium/chromium: tools/browser/package-lock.json tools/browser/unpack.mjs
	$(need_node)
	@echo "Fetching a Chromium into .tools/"
	@cd tools/browser && $(NPM_CI) && npm run --silent unpack && rm -rf node_modules
	@touch $@

screenshots: build client browser  ## pictures of all pages and boards into build/screenshots; ARGS=360-de for some
	$(BIN)/python -m tests.client.screenshots build/screenshots $(ARGS)

# Play starts at once: what is not compiled yet runs interpreted and is compiled in the background.
START = { if $(BUILT); then $(BIN)/baumeister $(1); \
	else $(BIN)/python tools/compile_beside.py; BAUMEISTER_PURE=1 $(BIN)/baumeister $(1); fi; }

# Python's and node's packages are fetched at the same time.
play:  ## play in the browser; ARGS are those of `baumeister serve`, e.g. make play ARGS="--port 8400"
	@if ! { $(HAS_NODE); }; then \
	    echo "The browser client needs node $(NODE) with npm, which are not on PATH: here is the table in the terminal."; \
	    $(MAKE) --silent --no-print-directory terminal ARGS=; \
	elif $(MAKE) --silent --no-print-directory -j 2 .venv/.installed client; then $(call START,serve --open $(ARGS)); \
	else \
	    echo "The browser client could not be built (see above). In the terminal: make terminal" >&2; exit 1; \
	fi

terminal: .venv/.installed  ## play at the terminal, e.g. make terminal ARGS="caylus --seats human,apprentice"
	@$(call START,play $(ARGS))

# Nobody waits for the compiler here either: sources that changed since the last `make build` are asked interpreted.
quick: lint  ## the daily round, two minutes: style, types, and the tests of what changed since main
	@$(BUILT) || export BAUMEISTER_PURE=1; $(BIN)/python tools/quick.py $(ARGS)

# The browser is driven from an event loop of its own, so its tests run apart from those that begin one. Four processes
# on two cores: tests of servers often wait.
test: .venv/.installed  ## everything that must hold, with real databases and a real browser; needs a C compiler and node
	@$(BIN)/python setup.py --quiet need_compiler
	@$(MAKE) --no-print-directory -j 2 build client browser lint check
	$(BIN)/pytest -n 4 $(SHARE) --ignore tests/client $(ARGS)
	$(BIN)/pytest -n 4 $(SHARE) tests/client $(ARGS)
	BAUMEISTER_PURE=1 $(BIN)/pytest -n 3 $(SHARE) $(INTERPRETED) $(ARGS)

# Of the client's sources.
check: web/node_modules/.synced
	cd web && npm run --silent check

lint: .venv/.installed  ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/.installed  ## let ruff fix the style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

browsertest: build client browser check  ## only the browser client, in a real Chromium; needs node
	$(BIN)/pytest -n 2 $(SHARE) tests/client $(ARGS)

edition: .venv/.installed  ## publish corrected figures: make edition GAME=caylus1303 REASON="what you saw"
	@BAUMEISTER_PURE=1 $(BIN)/python tools/publish_edition.py "$(GAME)" "$(REASON)"

game: .venv/.installed  ## begin a game as a copy of a small running one: make game NAME=orchard (docs/new_game.md)
	@BAUMEISTER_PURE=1 $(BIN)/python tools/new_game.py "$(NAME)"

types: .venv/.installed  ## regenerate web/types and docs/schemas
	@for name in protocol $$($(BIN)/python -c 'import baumeister; print(*baumeister.games())'); do \
	    $(BIN)/baumeister schema $$name > docs/schemas/$$name.schema.json; done
	@$(BIN)/python tools/typescript.py

soak: setup client browser  ## long random play over all games
	$(BIN)/python -m tests.soak $(ARGS)

loadtest: setup  ## what load a server takes here: make loadtest ARGS="--tables 100 --rate 50 --seconds 10"
	$(BIN)/python -m tools.loadtest $(ARGS)

lock: | $(filter .tools/%,$(UV))  ## update the locked versions of the dependencies
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --upgrade \
	    --python-version 3.11 --group dev --output-file requirements.lock pyproject.toml

clean:  ## remove the environment and everything built
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info $(FORM)
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +
