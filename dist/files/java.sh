# Which Java Horda runs on, and with which flags: read by ./horda of the sources and by the launcher of the archives, so in plain sh.

JAVA_NEEDED=25

# Must be the same in training and in use, or the JVM ignores its cache without a word. Measured: only the
# garbage collector and the compilers' thresholds may differ.
JAVA_FLAGS="--enable-native-access=ALL-UNNAMED"

# For a house: the better compiler (C2) waits until code has run forty times as often as it would by itself. Until then
# compiling took more of the processor than all that people did. What bots think with is as hot as that in a moment.
LATER="-XX:Tier4InvocationThreshold=200000 -XX:Tier4MinInvocationThreshold=24000 -XX:Tier4CompileThreshold=600000 -XX:Tier4BackEdgeThreshold=1600000"

# A folder is a fit Java when its `release` file states a version that is new enough.
# Starting java only to ask for its version would cost more than all the rest of a launcher.
fit_java() {
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      JAVA_VERSION=*)
        version=${line#JAVA_VERSION=}
        version=${version#\"}
        version=${version%%[!0-9]*}
        [ "${version:-0}" -ge "$JAVA_NEEDED" ]
        return
        ;;
    esac
  done <"$1/release"
  return 1
}

# Where systems and tools put a Java, a folder a line.
java_folders() {
  for candidate in \
    /usr/lib/jvm/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    "${HOME:-}"/.sdkman/candidates/java/* \
    "${HOME:-}"/.jdks/* \
    /opt/*jdk* \
    /opt/java/*; do
    [ ! -d "$candidate" ] || printf '%s\n' "$candidate"
  done
}

# Sets FLAGS for a command; none of them has a space in it.
java_flags() {
  FLAGS="$JAVA_FLAGS"
  # Mass simulation has many threads to feed; people at tables must not wait for a collection; all else stays small.
  case ${1:-serve} in
    simulate | tournament | balance | tune | fuzz | bench) FLAGS="$FLAGS -XX:+UseParallelGC" ;;
    serve | -*) FLAGS="$FLAGS -XX:+UseG1GC -XX:MaxGCPauseMillis=20 $LATER" ;;
    *) FLAGS="$FLAGS -XX:+UseSerialGC" ;;
  esac
  # What people wait for is done before the better compiler pays for itself; only bots want it.
  case " ${1:-serve} $* " in
    *" --bots"*) ;;
    " play "* | " rules "* | " replay "* | " load "*) FLAGS="$FLAGS -XX:TieredStopAtLevel=1" ;;
  esac
}
