# make play      build the game and open it to this machine's browser
# make test      everything that must hold; what it needs is installed first
# make help      all other targets

PYTHON := .venv/bin/python
PORT := 8000
INSTALL := $(PYTHON) -m pip install -qq --disable-pip-version-check --require-hashes
PIN := uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-annotate \
	--custom-compile-command "make pins"
export PYTHONDONTWRITEBYTECODE := 1

.DEFAULT_GOAL := help
.PHONY: help play site dev release check lint types walls unit pyodide-test web-test golden-test test soak \
	golden bench compare browsers fresh shots pins clean tools test-tools

help:
	@echo "make play          build, serve on 127.0.0.1 and print the address"
	@echo "make site          build the static site into dist/"
	@echo "make dev           serve readable sources and rebuild on change"
	@echo "make test          all of the checks below"
	@echo "  make check         ruff, mypy and import-linter"
	@echo "  make unit          pytest on this machine's Python"
	@echo "  make golden-test   the golden games on every Python that is found"
	@echo "  make pyodide-test  the engine's tests inside Pyodide"
	@echo "  make web-test      the page in Chromium, Firefox and WebKit"
	@echo "make soak GAMES=1000  games of all kinds, checked all along; goes on where it stopped"
	@echo "make golden        choose the golden games anew, after a change of rules or components"
	@echo "make bench         start-up and speed against others -> build/bench*.json"
	@echo "make compare WITH=COMMIT  start-up, page and engine beside another commit's"
	@echo "make browsers      Firefox and WebKit beside Chromium, as ratios"
	@echo "make shots         pictures of every screen -> build/shots"
	@echo "make fresh         both commands in a fresh clone without any cache"
	@echo "make pins          anew: versions and hashes of what pip installs (needs uv)"
	@echo "make release       dist/ as an archive for any static host"
	@echo "make clean         remove what was built (keeps .venv and node_modules)"

# What is installed, inside the checkout only.

.venv/bin/python:
	@python=$$(tools/find-python) && echo "Python: $$python" && "$$python" -m venv .venv

.venv/build.ready: tools/requirements-build.txt tools/requirements-compile.txt | .venv/bin/python
	@echo "Installing what the build needs into .venv"
	@$(INSTALL) -r tools/requirements-build.txt
	@if [ "$$($(PYTHON) -c 'import sys; print(sys.version_info[:2])')" = "(3, 13)" ]; then \
		$(INSTALL) -r tools/requirements-compile.txt; fi
	@touch $@

.venv/test.ready: tools/requirements-test.txt .venv/build.ready
	@echo "Installing what the tests need into .venv"
	@$(INSTALL) -r tools/requirements-test.txt
	@touch $@

node_modules/ready: package.json package-lock.json
	@tools/need-node
	@echo "Installing Pyodide and PyScript into node_modules"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

tools: .venv/build.ready node_modules/ready

test-tools: tools .venv/test.ready

# What is built.

site: tools
	@$(PYTHON) -m tools.build

play: site
	@$(PYTHON) -m tools.serve --port $(PORT)

.venv/dev.ready: tools/requirements-dev.txt .venv/build.ready
	@$(INSTALL) -r tools/requirements-dev.txt
	@touch $@

dev: tools .venv/dev.ready
	@$(PYTHON) -m tools.dev --port $(PORT)

release: site
	@$(PYTHON) -m tools.release

# What is checked.

lint: test-tools
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

types: test-tools
	@$(PYTHON) -m mypy

walls: test-tools
	@.venv/bin/lint-imports --no-logo --no-cache

check: lint types walls

unit: test-tools
	@$(PYTHON) -m pytest -n 2 --dist worksteal --ignore tests/web tests

GOLDEN := PYTHONPATH=.:tests/common $(PYTHON) -m golden

golden-test: tools
	@$(GOLDEN) pythons

pyodide-test: site .venv/test.ready
	@$(PYTHON) -m tools.pyodide_tests tests/engine tests/games tests/settlement

web-test: site .venv/test.ready
	@$(PYTHON) -m tools.browser --all
	@$(PYTHON) -m pytest -n 3 --dist worksteal tests/web

test: check unit golden-test pyodide-test web-test

# As many games as wanted, over the cores of this machine: make soak GAMES=100000 EXAMPLES=100000

GAMES := 1000
EXAMPLES := 20000
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
SOAK := build/soak

soak: test-tools
	@mkdir -p $(SOAK)
	@$(PYTHON) -m boonlake soak --games $(GAMES) --jobs $(JOBS) --out $(SOAK)/games.jsonl \
		--failures $(SOAK)/failures
	@EXAMPLES=$(EXAMPLES) $(PYTHON) -m pytest -n $(JOBS) tests/generated/test_foreign_*.py

# Minutes on one core; commit what it writes into tests/golden.

golden: tools
	@$(GOLDEN) choose

.venv/bench.ready: tools/requirements-bench.txt .venv/test.ready
	@$(INSTALL) -r tools/requirements-bench.txt
	@touch $@

bench: site .venv/bench.ready
	@$(PYTHON) -m tools.browser
	@$(PYTHON) -m tools.bench
	@$(PYTHON) -m tools.bench_engine

compare: site .venv/test.ready
	@$(PYTHON) -m tools.browser
	@$(PYTHON) -m tools.compare $(WITH)

browsers: site .venv/test.ready
	@$(PYTHON) -m tools.browser --all
	@$(PYTHON) -m tools.across

shots: site .venv/test.ready
	@$(PYTHON) -m tools.browser
	@$(PYTHON) -m tools.shots

fresh:
	@python=$$(tools/find-python) && "$$python" -m tools.fresh

# The exact versions and hashes of everything that pip installs, for every platform; needs uv.
pins:
	@for name in build test dev bench; do \
		$(PIN) --python-version 3.11 tools/requirements-$$name.in -o tools/requirements-$$name.txt; done
	@$(PIN) --python-version 3.13 tools/requirements-compile.in -o tools/requirements-compile.txt

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache
