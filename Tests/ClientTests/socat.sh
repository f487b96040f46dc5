#!/bin/bash
# socat between a terminal or a socket and the server: socket pairs, pipes, and several clients.
set -euo pipefail

folder=$(mktemp -d)
listener=
trap '[ -z "$listener" ] || kill "$listener" 2>/dev/null; rm -rf "$folder"' EXIT
request='{"jsonrpc":"2.0","id":1,"method":"calendar.month","params":{"year":2022,"month":1,"locale":"ko"}}'
passed=0

check() {
  if [ "$2" != "2022년 1월" ]; then
    echo "$1 gave: $2" >&2
    exit 1
  fi
  passed=$((passed + 1))
}

for address in "EXEC:$MOONSHELF" "EXEC:$MOONSHELF,pipes" "EXEC:$MOONSHELF,nofork" "SYSTEM:exec $MOONSHELF"; do
  # With nofork socat is replaced by the server, which then has the pipes themselves.
  title=$(printf '%s\n' "$request" | timeout 20 socat -t 5 - "$address" | jq -r .result.title)
  check "$address" "$title"
done

socat "UNIX-LISTEN:$folder/socket,fork" "EXEC:$MOONSHELF" &
listener=$!
for _ in $(seq 100); do [ -S "$folder/socket" ] && break; sleep 0.05; done
clients=()
for number in 1 2 3 4 5; do
  printf '%s\n' "$request" | timeout 20 socat -t 5 - "UNIX-CONNECT:$folder/socket" > "$folder/$number" &
  clients+=($!)
done
wait "${clients[@]}"
for number in 1 2 3 4 5; do check "client $number" "$(jq -r .result.title "$folder/$number")"; done
echo "$passed passed, 0 failed, 0 skipped"
