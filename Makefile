# Python 3.11 or newer; `make PYTHON=python3.13 install` chooses another one.
PYTHON ?= python3
BIN = .venv/bin
COMPILED = .venv-compiled/bin/python
# One more than most small machines have cores: tests of servers and browsers wait for each other much of their time.
WORKERS ?= 3
PYTEST = -m pytest -n $(WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help install play web offline check test test-long steady test-adapters adapters-page bench bench-server bench-ismcts bench-plain strength
.PHONY: docs tested-docs coverage records stories picture gallery bench-page bench-offline protocol lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1 - \2/p' Makefile | awk -F' - ' '{printf "%-21s %s\n", $$1, $$2}'

install: .venv/installed ## everything into .venv; then .venv/bin/toutilix runs

# Into .venv, by a lock; $(1) is its name.
define set_up
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Python 3.11 or newer is needed; $(PYTHON) says: $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 install"; exit 1; }
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes -r $(1)
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation -e .
endef

.venv/installed: pyproject.toml requirements.lock hatch_build.py
	$(call set_up,requirements.lock)
	@touch $@ .venv/playable

# People who only play need few packages; `make install` adds the others in the same place.
.venv/playable: pyproject.toml requirements-play.lock hatch_build.py
	$(call set_up,requirements-play.lock)
	@touch $@

play: .venv/playable ## sit down at the table: opens the browser, or says where it has to go
	@$(BIN)/python tools/web.py build
	@$(BIN)/toutilix play

web: install ## the page for browsers, built again when its sources have changed
	@$(BIN)/python tools/web.py build

offline: install ## the site without a server, into dist/offline: put it on any static host (WHEEL=FILE: compiled for Pyodide)
	@$(BIN)/python -m tools.offline $(WHEEL)

check: install ## style, types and import layers, nothing is run
	@echo "ruff ..." && $(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --check; exit 1; }
	@echo "mypy ..." && $(BIN)/mypy --no-error-summary
	@echo "protocol ..." && $(BIN)/python -m toutilix.server.base.protocol --check
	@echo "import layers ..." && $(BIN)/lint-imports > .venv/layers || { cat .venv/layers; exit 1; }
	@echo "import layers of the page ..." && $(BIN)/python tools/web_layers.py
	@echo "svelte-check and biome ..." && $(BIN)/python tools/web.py check

ON_WHEEL = tests/api tests/conformance tests/bots tests/adapters/test_batched.py tests/server/tables/test_views.py tests/server/tables/test_live.py \
  tests/server/base/protocol/test_spoken.py

# These search a lot: in plain Python only where nothing can be compiled.
SEARCHING = tests/coach

# On one core the wheel is compiled and the documentation built while the plain tests run, many of which wait.
test: install web ## all tests: in Python, on the compiled wheel, of the page, and in a browser
	@echo "page ..." && $(BIN)/python tools/web.py test
	@mkdir -p .cache && rm -f .cache/docs.log; \
	  { $(BIN)/python tools/compiled.py && $(MAKE) --silent tested-docs >.cache/docs.log 2>&1; } & beside=$$!; \
	  echo "plain Python ..."; $(BIN)/python $(PYTEST) --ignore tests/compiled --ignore tests/e2e --ignore $(SEARCHING); plain=$$?; \
	  wait $$beside; beside=$$?; if [ -e .cache/docs.log ]; then echo "documentation ..."; cat .cache/docs.log; fi; \
	  [ $$beside -eq 0 ] && exit $$plain
	@echo "plain against compiled ..." && $(BIN)/python $(PYTEST) tests/compiled
	@if [ -e .venv-compiled/built-from ]; then \
	  echo "compiled wheel ..." && TOUTILIX_EXPECT=compiled $(COMPILED) $(PYTEST) -p no:cacheprovider $(ON_WHEEL) $(SEARCHING); \
	else $(BIN)/python $(PYTEST) $(SEARCHING); fi
	@if $(MAKE) --silent .venv-bench/installed; then echo "adapters ..." && $(BENCH) $(BIN)/python $(PYTEST) tests/adapters; \
	  else echo "NOT TESTED: PettingZoo, Gymnasium and OpenSpiel could not be installed, so neither could the adapters be tried."; fi
	@$(BIN)/python -m tools.browser $(PYTEST) tests/e2e

tested-docs:
	@if $(MAKE) --silent .venv-docs/installed; then $(MAKE) --silent docs; \
	  else echo "NOT TESTED: the packages of requirements-docs.lock could not be installed, so the site could not be built."; fi

# Which tests are measured; those in a browser run the same server, and the compiled rules cannot be measured.
COVERED ?= --ignore tests/compiled --ignore tests/e2e

coverage: install web ## how much of the package the tests reach (COVERED=tests/engine for some); details in .cache/coverage/html
	@$(BIN)/coverage erase
	@$(BIN)/coverage run $(PYTEST) $(COVERED)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage report --skip-covered

TIMES ?= 10
TESTS ?= tests/server tests/e2e

steady: install web ## the tests of the server and in a browser, ten times (TIMES=10, TESTS=...) with every core kept busy
	@$(BIN)/python -m tools.steady $(TIMES) -n $(WORKERS) --dist worksteal -- $(TESTS)

# Bots play their thousands of hands compiled: an expert takes its time in plain Python.
test-long: install ## the soak: thousands of matches, and of hands of every bot
	@$(BIN)/python tools/compiled.py
	@$(BIN)/python $(PYTEST) -m long --ignore tests/bots
	@if [ -e .venv-compiled/built-from ]; then python=$(COMPILED); else python=$(BIN)/python; fi; \
	  $$python $(PYTEST) -p no:cacheprovider -m long tests/bots

# The compiled wheel, with the packages of .venv-bench beside it.
BENCH = PYTHONPATH=$$(.venv-bench/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')

test-adapters: install .venv-bench/installed ## the tests of the adapters, with PettingZoo, Gymnasium and OpenSpiel
	@$(BENCH) $(BIN)/python $(PYTEST) tests/adapters tests/docs/test_code_blocks.py

adapters-page: install ## shapes, planes, actions and baseline returns; writes docs/adapters.md
	@$(BIN)/python -m tools.adapters_page

BENCH_PARTS ?= beside,batched,growth,import,thinking

bench: install .venv-bench/installed ## speed beside OpenSpiel and RLCard, growth and budgets (BENCH_PARTS=batched for some); writes docs/benchmarks.md
	@TOUTILIX_COMPILE=1 $(BIN)/python tools/compiled.py
	@$(BENCH) $(COMPILED) -m tools.bench --parts $(BENCH_PARTS)

REPEATS ?= 3
PARTS ?= beside,cluster,fairness
# BENCHED="--again" measures again what .cache/bench-server has; "--earlier COMMIT=PROGRAM" puts an earlier server beside the nodes.
BENCHED ?=
BOARDGAME = tools/bench/server/boardgame

bench-server: install .venv-bench/installed $(BOARDGAME)/node_modules/.package-lock.json ## the server under load, beside boardgame.io's; resumes where it stopped; writes docs/benchmarks.md
	@TOUTILIX_COMPILE=1 $(BIN)/python tools/compiled.py
	@$(BENCH) $(BIN)/python -m tools.bench.server --repeats $(REPEATS) --parts $(PARTS) $(BENCHED)

$(BOARDGAME)/node_modules/.package-lock.json: $(BOARDGAME)/package-lock.json
	@echo "Setting up boardgame.io ..."
	@cd $(BOARDGAME) && npm ci --silent
	@touch $@

bench-ismcts: install .venv-bench/installed ## the expert against OpenSpiel's search; writes docs/openspiel.md
	@TOUTILIX_COMPILE=1 $(BIN)/python tools/compiled.py
	@$(BENCH) $(COMPILED) -m tools.bench.ismcts

bench-plain: install ## moves per second of each game, plain and compiled
	@$(BIN)/python tools/compiled.py
	@$(BIN)/python -m tools.bench.plain

# STRENGTH="--times 0.1,0.3,1,3" adds how experts grow with time: hours more.
strength: install ## how strong the bots are, up to 90 minutes, resumes where it stopped; writes docs/strength.md
	@TOUTILIX_COMPILE=1 $(BIN)/python tools/compiled.py
	@.venv-compiled/bin/toutilix strength --folder .cache/strength --seed 1 --jobs $(WORKERS) --lang en $(STRENGTH) \
	  --plot docs/pictures/strength.svg --page docs/strength.md

.venv-bench/installed: requirements-bench.lock
	@echo "Setting up .venv-bench ..."
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

docs: install .venv-docs/installed ## the documentation site, into site/: open site/index.html; its links and its search are tested
	@.venv-docs/bin/python -m tools.site
	@tools/debian.sh chromium-headless-shell || echo "NOT SEARCHED: there is no Chromium to try the search in."
	@TOUTILIX_SITE=built $(BIN)/python -m pytest tests/docs/test_site.py

.venv-docs/installed: requirements-docs.lock
	@echo "Setting up .venv-docs ..."
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements-docs.lock
	@touch $@

records: install ## regenerate the golden records; review them with git diff
	@$(BIN)/python -m tests.records.regenerate

stories: install web ## regenerate what a screen reader hears and finds in the page; review it with git diff
	@TOUTILIX_WRITE_STORIES=1 $(BIN)/python -m pytest -q -n $(WORKERS) tests/e2e/test_stories.py tests/e2e/test_without_sight.py

picture: install ## redraw the README's picture of the terminal
	@$(BIN)/python tools/picture.py

gallery: install web ## retake the pictures of docs/gallery.md in a browser
	@tools/debian.sh chromium
	@$(BIN)/python -m tools.gallery

bench-page: install web ## the page's first load on a slow phone, frames while cards travel, how soon a move shows
	@tools/debian.sh chromium
	@$(BIN)/python -m tools.bench.first_load
	@$(BIN)/python -m tools.bench.frames

bench-offline: install web ## the site without a server: bytes, ready cold and warm, a move, memory, thinking times
	@tools/debian.sh chromium
	@$(BIN)/python -m tools.bench.offline

protocol: install ## regenerate the server's schema, its OpenAPI document and its TypeScript types
	@$(BIN)/python -m toutilix.server.base.protocol

lock: ## regenerate requirements*.lock
	@$(PYTHON) tools/lock.py

clean: ## remove both environments and all caches
	@rm -rf .venv .venv-compiled .venv-bench .venv-docs site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
	@rm -rf $(BOARDGAME)/node_modules web/node_modules src/toutilix/server/page
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
