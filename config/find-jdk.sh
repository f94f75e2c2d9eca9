# Sourced by ./cleave, .ci/run, bench/run and web/browser.sh. POSIX sh.
# find_jdk sets JDK to the home of a JDK 25 or later, or returns 1. It starts no process.

jdk_sentence='Cleave needs JDK 25: install one, for instance the temurin-25-jdk package, or set JAVA_HOME to it.'

# jdk_version HOME: sets JDK_VERSION to the feature version of the JDK there, or 0 when there is none.
jdk_version() {
  JDK_VERSION=0
  [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
  while IFS= read -r jdk_line || [ -n "$jdk_line" ]; do
    case $jdk_line in
      JAVA_VERSION=*)
        jdk_line=${jdk_line#JAVA_VERSION=}
        jdk_line=${jdk_line#\"}
        jdk_line=${jdk_line%%[!0-9]*}
        JDK_VERSION=${jdk_line:-0}
        return 0
        ;;
    esac
  done <"$1/release"
}

find_jdk() {
  JDK=
  # Somebody's choice comes first: any version from 25 on.
  for jdk_home in "${CLEAVE_JAVA_HOME:-}" "${JAVA_HOME:-}"; do
    jdk_version "$jdk_home"
    if [ "$JDK_VERSION" -ge 25 ]; then
      JDK=$jdk_home
      return 0
    fi
  done
  # Then the usual folders: 25 itself if there is one, else anything later.
  jdk_later=
  for jdk_home in /usr/lib/jvm/* /usr/lib64/jvm/* "${HOME:-/nonexistent}"/.sdkman/candidates/java/* \
    "${HOME:-/nonexistent}"/.jdks/* /opt/* /opt/*/* /usr/java/* /usr/local/openjdk-* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    jdk_version "$jdk_home"
    if [ "$JDK_VERSION" -eq 25 ]; then
      JDK=$jdk_home
      return 0
    fi
    if [ "$JDK_VERSION" -gt 25 ] && [ -z "$jdk_later" ]; then jdk_later=$jdk_home; fi
  done
  JDK=$jdk_later
  if [ -n "$JDK" ]; then return 0; fi
  # Last, the javac on the path, wherever its links lead.
  jdk_javac=$(command -v javac) || return 1
  jdk_javac=$(readlink -f "$jdk_javac" 2>/dev/null) || return 1
  jdk_version "${jdk_javac%/bin/javac}"
  if [ "$JDK_VERSION" -ge 25 ]; then
    JDK=${jdk_javac%/bin/javac}
    return 0
  fi
  return 1
}
