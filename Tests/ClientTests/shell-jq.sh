#!/bin/bash
# A shell loop with jq: one server, a request at a time, each answer read before the next.
set -euo pipefail

coproc server { exec "$MOONSHELF" --locale en-US; }
pid=$server_PID
exec {requests}>&"${server[1]}" {answers}<&"${server[0]}"
titles=""
for month in $(seq 1 12); do
  jq -nc --argjson month "$month" \
    '{jsonrpc: "2.0", id: $month, method: "calendar.month", params: {year: 2022, month: $month}}' \
    >&"$requests"
  IFS= read -r -t 20 -u "$answers" answer
  titles+=$(jq -r '"\(.id) \(.result.title) \(.result.dayCount); "' <<< "$answer")
done
expected="1 January 2022 31; 2 February 2022 28; 3 March 2022 31; 4 April 2022 30; 5 May 2022 31; \
6 June 2022 30; 7 July 2022 31; 8 August 2022 31; 9 September 2022 30; 10 October 2022 31; \
11 November 2022 30; 12 December 2022 31; "
[ "$titles" = "$expected" ] || { echo "the loop gave: $titles" >&2; exit 1; }
exec {requests}>&- ; eval "exec ${server[1]}>&-"
wait "$pid"

# All at once, requests over several lines as jq writes them without -c.
days=$(for year in 2023 2024; do
  jq -n --argjson year "$year" \
    '{jsonrpc: "2.0", id: $year, method: "calendar.month", params: {year: $year, month: 2}}'
done | "$MOONSHELF" | jq -s 'map(.result.dayCount)' -c)
[ "$days" = "[28,29]" ] || { echo "February has $days days" >&2; exit 1; }

# An error is told by jq's exit status.
if "$MOONSHELF" <<< '{"jsonrpc":"2.0","id":1,"method":"calendar.month","params":{"month":13}}' |
  jq -e '.result' > /dev/null; then
  echo "an error looks like a result" >&2
  exit 1
fi
echo "3 passed, 0 failed, 0 skipped"
