#!/bin/sh
# Plays with the page in a real browser against a real `cleave serve`: sh web/browser.sh [words of a journey's name…]
#
# CHROMIUM: the browser to use; otherwise Debian's is looked for.
# CLEAVE_BROWSER=required: fails where there is no Chromium, instead of leaving these tests out.
# CLEAVE_BUILT: the folder with the packaged command and its lib; otherwise ./cleave, which builds itself.
# CLEAVE_JAVA_HOME or JAVA_HOME: the JDK that serves (25 or later); otherwise the usual folders are searched, as ./cleave does.
set -u
cd "$(dirname -- "$0")" || exit 70
. ../config/find-jdk.sh
if ! node -e 'import("./browser/found.mjs").then(({ found }) => process.exit(found() ? 0 : 1))'; then
  echo 'The browser tests need Chromium: install the chromium package, or say in CHROMIUM where it is. They were left out.' >&2
  [ "${CLEAVE_BROWSER:-}" = required ] && exit 1
  exit 0
fi
if ! find_jdk; then
  echo "$jdk_sentence" >&2
  exit 2
fi
export JAVA_HOME="$JDK"
exec node --test-reporter=spec browser/main.mjs "$@"
