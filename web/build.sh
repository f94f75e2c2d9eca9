#!/bin/sh
# Builds the page into the folder given, if its sources have changed since.
set -u
out=$1
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P) || exit 70
cd "$here" || exit 70
if [ -e "$out/index.html" ] && [ -z "$(find src public index.html package.json package-lock.json vite.config.ts tsconfig.json -newer "$out/index.html" -print 2>/dev/null | head -n 1)" ]; then
  exit 0
fi
sentence='Cleave needs Node.js 20 or later, with npm, to build its page: install the nodejs and npm packages.'
if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
  echo "$sentence" >&2
  exit 1
fi
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)'; then
  echo "$sentence This is $(node --version)." >&2
  exit 1
fi
npm install --no-audit --no-fund --loglevel=error || exit 1
npm run --silent build || exit 1
mkdir -p "$out" && rm -rf "$out/assets" && cp -R dist/. "$out/" || exit 1
