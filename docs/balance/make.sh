#!/usr/bin/env bash
#
# Makes the reports of this folder again, with the commands that README.md lists. Give the names of games to make only those.
# A run that was stopped goes on where it was (target/balance-*.journal).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mkdir -p target

grep '^\./horda balance ' docs/balance/README.md | while read -r _ _ game rest; do
  case " ${*:-$game} " in
    *" $game "*)
      # shellcheck disable=SC2086 # the words of the command
      ./horda balance "$game" $rest --resume "target/balance-$game.journal" </dev/null
      rm -f "target/balance-$game.journal"
      ;;
  esac
done
