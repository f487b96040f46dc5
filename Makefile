# make build     the release binary, at .build/release/moonshelf
# make run       build, then a recorded session goes through it
# make test      every test; installs what the tests need (SKIP_HOSTS=… leaves hosts of clients out)
# make generate  write the files that are made from the declared methods
# make bench     measure against the reference programs
# make stress    drive the binary as hard as clients ever will
# make clean     remove what was built

SHELL := /bin/bash -o pipefail
BINARY := .build/release/moonshelf
RELEASE := -c release -Xswiftc -static-executable

.PHONY: build run test generate bench clean

build:
	@scripts/install-missing libjansson-dev zlib1g-dev pkg-config g++
	swift build $(RELEASE) --product moonshelf
	@scripts/check-linking $(BINARY)

run: build
	@scripts/demo $(BINARY)

test: build
	@scripts/install-missing python3 python3-jsonschema locales
	scripts/test
	scripts/test-clients $(BINARY)

generate:
	@scripts/install-missing libjansson-dev zlib1g-dev pkg-config g++
	swift run --quiet generate

bench: build
	@scripts/install-missing gcc libc6-dev python3
	python3 bench/run.py
	python3 bench/clients.py

clean:
	rm -rf .build

# Not a part of `make test`: minutes of the hardest use there is, every answer checked.
.PHONY: stress
stress: build
	@scripts/install-missing python3
	scripts/stress
