#!/bin/sh
# Checks the page's types and style and runs its tests.
set -u
cd "$(dirname -- "$0")" || exit 70
[ -d node_modules ] || npm install --no-audit --no-fund --loglevel=error || exit 1
npm run --silent check && npm test --silent
