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

/** The path to share of an entry: its card's where the site has cards, else that of its page. */
export const pathToShare = (type: string, id: string, path: string): string =>
  (cardsOrigin() === undefined ? undefined : cardPath(type, id)) ?? path;
