#!/usr/bin/env bash
# Says in one comment of a pull request what its preview is: commentPreview.sh 12 preview.txt. The comment of an earlier run is written
# anew. The text is what the command printed, which somebody's build may have made: it is shown as it is, and rendered as nothing.
# GH_TOKEN: what GitHub takes a comment with.
set -euo pipefail
mark='<!-- preview -->'
body="$(mktemp)"
{
  printf '%s\n' "$mark"
  grep --only-matching --max-count=1 'https://[a-zA-Z0-9.-]*\.web\.app' "$2" || true
  printf '\n```text\n'
  tr -d '`\r' < "$2" | tail --bytes=20000
  printf '\n```\n'
} > "$body"
comments="repos/$GITHUB_REPOSITORY/issues/$1/comments"
own=".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$mark\"))) | .id"
id="$(gh api --paginate "$comments" --jq "$own" | head -n 1)"
if [ -n "$id" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --field "body=@$body"
else
  gh api --silent --method POST "$comments" --field "body=@$body"
fi
