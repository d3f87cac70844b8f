#!/usr/bin/env bash
# Commits the composed site to its branch: keepSite.sh "release feed". Nothing to do where nothing changed. With --deploying
# the commit has no record of what Hosting was given: should this runner be lost, the next deploy gives it everything.
# The author is who started the run, and the message names the commit and the run: the branch is the log of who released what.
# PUSH_TOKEN: what GitHub takes a push with; no checkout holds it. Absent, git's own credentials count.
set -euo pipefail
cd shared/firebase/deploy/site
export GIT_COMMITTER_NAME=release GIT_COMMITTER_EMAIL=release@users.noreply.github.com
export GIT_AUTHOR_NAME=${GITHUB_ACTOR:-$GIT_COMMITTER_NAME}
export GIT_AUTHOR_EMAIL=$GIT_AUTHOR_NAME@users.noreply.github.com
from=()
if [ -n "${GITHUB_RUN_ID:-}" ]; then
  from=(--message "From $GITHUB_SHA, in $GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID")
fi
if [ -n "${PUSH_TOKEN:-}" ]; then
  # By the environment: an argument could be read by every process. Hooks would be programs of the checkout that have the token.
  export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_1=core.hooksPath GIT_CONFIG_VALUE_1=/dev/null
  export GIT_CONFIG_KEY_0="http.${GITHUB_SERVER_URL:-https://github.com}/.extraheader"
  GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$PUSH_TOKEN" | base64 --wrap=0)"
  export GIT_CONFIG_VALUE_0
  unset PUSH_TOKEN
fi
git add --all -- . ':!locks' ':!hosting/locks' # a lock is held by a process, and no other runner can ask for it
if [ "${2:-}" = --deploying ]; then git rm --cached --quiet --ignore-unmatch hosting/given.json; fi
git diff --cached --quiet && exit 0
git commit --quiet --message "$1" "${from[@]}"
# Somebody may have committed meanwhile, by hand. Where both changed a file, what this runner deploys counts.
git push --quiet || { git pull --quiet --rebase --strategy-option=theirs && git push --quiet; }
