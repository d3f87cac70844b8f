/**
 * The first script of each document while a canary of the shell runs, and of those in its folder from then on (docs/decisions/038):
 * the live shell's documents send the visitors of its share to the canary's.
 */
import { bucketOf } from '@remotes-kit/runtime/canary';
import {
  FAILED_SHELL_KEY,
  shellCanaryIn,
  SURVIVORS_KEY,
  VISITOR_KEY,
  type HtmlMarks,
} from '@bazaar/shared/contracts/documentProtocol';
import { CANARY_FOLDER } from '@bazaar/shared/contracts/documents';
import { readStored, writeStored } from '@bazaar/shared/device/webStorage';

const marks = document.documentElement.dataset as HtmlMarks;
const { version, percent } = shellCanaryIn(marks);
const isInFolder = location.pathname.startsWith(`/${CANARY_FOLDER}/`);

// The page shows its own path again.
if (isInFolder) history.replaceState(history.state, '', location.href.replace(`/${CANARY_FOLDER}/`, '/'));

if (version && marks.shell === version) noteFailure();
// A document that was requested in the folder never chooses: it cannot loop.
else if (version && !isInFolder && isOfShare()) openCanary();

/** A visitor who leaves a page that could not start (startWatch.ts) gets the live shell with the next one. */
function noteFailure(): void {
  addEventListener('pagehide', () => {
    // In a list: a version of digits alone would be read as a number.
    if (document.querySelector('.start-notice')) writeStored(FAILED_SHELL_KEY, [version], true);
  });
}

function isOfShare(): boolean {
  if (String(readStored(FAILED_SHELL_KEY, true)) === version) return false;
  const id = visitorId();
  return id !== undefined && bucketOf(id, 'shell') < percent;
}

/** The id of shell/src/remotes/choice.ts. Undefined where none can be stored: another one would be made for every page. */
function visitorId(): string | undefined {
  const stored = readStored(VISITOR_KEY, false);
  if (typeof stored === 'string') return stored;
  const id = crypto.randomUUID();
  const survivors = [readStored(SURVIVORS_KEY, false) ?? []].flat();
  const isStored =
    writeStored(SURVIVORS_KEY, [...survivors, VISITOR_KEY], false) && writeStored(VISITOR_KEY, id, false);
  return isStored ? id : undefined;
}

/** Opens the page in the canary's document, in its entry of the history, with its state. */
function openCanary(): void {
  stop(); // nothing more of this document is loaded
  const { origin, pathname, search, hash } = location;
  history.replaceState(history.state, '', `${origin}/${CANARY_FOLDER}${pathname}${search}${hash}`);
  location.reload();
}
