#!/usr/bin/env bash
# What a merge does to the remote NAME: a change of its own folder is released; where only what it bundles from shared
# changed since BASE_COMMIT, a tenth of the visitors get it first. Every other ACT is done as it was asked for.
set -euo pipefail
if [ "$ACT" != merge ]; then
  printf 'act=%s\nwhat=%s\n' "$ACT" "${WHAT//$'\n'/ }"
elif git cat-file -e "$BASE_COMMIT^{commit}" 2>/dev/null && git diff --quiet "$BASE_COMMIT" HEAD -- "mfe-$NAME"; then
  printf 'act=canary\nwhat=10\n'
else
  printf 'act=release\nwhat=\n'
fi
