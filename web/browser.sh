#!/bin/sh
# Plays with the page in a real browser against a real `cleave serve`: sh web/browser.sh [words of a journey's name…]
#
# CHROMIUM: the browser to use; otherwise Debian's is looked for.
# CLEAVE_BROWSER=required: fails where there is no Chromium, instead of leaving these tests out.
# CLEAVE_BUILT: the folder with the packaged command and its lib; otherwise ./cleave, which builds itself.
set -u
cd "$(dirname -- "$0")" || exit 70
if ! node -e 'import("./browser/found.mjs").then(({ found }) => process.exit(found() ? 0 : 1))'; then
  echo 'The browser tests need Chromium: install the chromium package, or say in CHROMIUM where it is. They were left out.' >&2
  [ "${CLEAVE_BROWSER:-}" = required ] && exit 1
  exit 0
fi
exec node --test-reporter=spec browser/main.mjs "$@"
