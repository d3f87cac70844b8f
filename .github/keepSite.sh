#!/usr/bin/env bash
# Commits the composed site to its branch: keepSite.sh "release feed". Nothing to do where the act changed nothing.
set -euo pipefail
cd shared/firebase/deploy/site
git add --all
git diff --cached --quiet && exit 0
git -c user.name=release -c user.email=release@users.noreply.github.com commit --quiet --message "$1"
git push --quiet
