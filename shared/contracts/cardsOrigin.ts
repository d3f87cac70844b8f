import { cardPath } from './cards.ts';
import { START_DATA_ID, type StartData } from './documentProtocol.ts';

/** The origin that this site's cards name; undefined where none were written. Never throws. */
export function cardsOrigin(): string | undefined {
  try {
    const { cards } = JSON.parse(globalThis.document?.getElementById(START_DATA_ID)?.textContent || '{}') as StartData;
    return typeof cards === 'string' ? cards : undefined;
  } catch {
    return undefined;
  }
}

/** Not in the spec: a press lets a page share for 5 s, and its visitor waits. */
const CARD_WITHIN_MS = 2_000;

/**
 * Resolves to the path to share of an entry: that of its card where the site has one, else that of its page, as of a lesson that came
 * after the last `npm run index`. It requests the card; without an answer in time the page is shared. Never rejects.
 */
export async function pathToShare(type: string, id: string, path: string): Promise<string> {
  const card = cardsOrigin() === undefined ? undefined : cardPath(type, id);
  if (card === undefined) return path;
  try {
    const { ok } = await fetch(card, { method: 'HEAD', signal: AbortSignal.timeout(CARD_WITHIN_MS) });
    return ok ? card : path;
  } catch {
    return path;
  }
}
