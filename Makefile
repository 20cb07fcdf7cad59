# vacation-spots. `make` alone lists what there is to make.

NAME    = vacation-spots
ALIAS   = vspots
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT  ?= swift
# How often `make bench` measures everything.
ROUNDS ?= 3
# What `make run` hands to the program: make run ARGS="--select paris"
ARGS   ?=
# STATIC=no links the C libraries as the system's shared ones.
STATIC ?= yes

BINDIR   = $(DESTDIR)$(PREFIX)/bin
SHAREDIR = $(DESTDIR)$(PREFIX)/share/$(NAME)

# Warnings are errors in our targets, at `make lint` and `make test`.
CHECKED = -Xswiftc -warnings-as-errors
RELEASE = .build/release/$(NAME)

export SWIFT STATIC

.DEFAULT_GOAL := help
.PHONY: help run build test lint format install uninstall clean bench test-terminals pictures catalog needs test-needs

help: ## list the targets
	@echo "vacation-spots: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo "PREFIX ($(PREFIX)) and DESTDIR say where install puts things; ARGS is handed to the program by run."

run: build ## install what is missing, build, and start the program (ARGS="…")
	@$(RELEASE) $(ARGS)

build: needs ## build the release executable (STATIC=no: with the system's libraries)
	@$(SWIFT) build -c release --product $(NAME) $$(.make/link)

test: test-needs ## install what is missing, and run the tests
	@$(SWIFT) test $(CHECKED)

lint: ## check the style of the sources; changes nothing
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Resources
	@! grep -rnE '^ *(@.*)?import Foundation' Sources || { echo "Sources must do without Foundation"; exit 1; }
	@sh -n .make/needs && sh -n .make/link && sh -n Tests/Benchmarks/run && bash -n .ci/run

format: ## bring the sources into style
	@$(SWIFT) format --in-place --recursive Package.swift Sources Tests Resources

install: build ## install the program under PREFIX
	install -d "$(BINDIR)" "$(SHAREDIR)"
	install -m 755 $(RELEASE) "$(BINDIR)/$(NAME)"
	ln -sf $(NAME) "$(BINDIR)/$(ALIAS)"
	cd Resources && find * -name '*.pack' | while read -r pack; do \
	  (cd .. && install -D -m 644 "Resources/$$pack" "$(SHAREDIR)/$$pack"); done
	install -m 644 LICENSE NOTICE "$(SHAREDIR)"

uninstall: ## remove what install put there; your own data stays
	rm -f "$(BINDIR)/$(NAME)" "$(BINDIR)/$(ALIAS)"
	rm -rf "$(SHAREDIR)"

clean: ## remove everything that was built
	rm -rf .build .bench .terminals

bench: build ## measure speed and long presses, in two minutes (ROUNDS=9: more exactly)
	@.make/needs bench || echo "make bench: comparing with what is there"
	@ROUNDS="$(ROUNDS)" Tests/Benchmarks/run

test-terminals: build test-needs ## try the program in every terminal emulator that is there
	@Tests/Terminals/run

pictures: build ## take the pictures of the screens again, in kitty (needs ImageMagick)
	@/usr/bin/python3 -B Tests/Terminals/pictures.py

catalog: needs ## make the catalogue's pack again from Resources/catalog
	@$(SWIFT) run catalog-pack

needs:
	@.make/needs build

test-needs:
	@.make/needs test
