#!/bin/sh
# Checks the page's types and style, runs its tests, and holds what the server says of itself (/api) to a common linter.
set -u
cd "$(dirname -- "$0")" || exit 70
[ -e node_modules/@redocly/cli ] || npm install --no-audit --no-fund --loglevel=error || exit 1
export REDOCLY_SUPPRESS_UPDATE_NOTICE=true
npm run --silent check && npm run --silent api && npm test --silent
