import { CARDS_FOLDER } from './documents.ts';

/** Ids that have a card: with its type each is the name of a file, and the end of an address as it is. */
const CARD_ID = /^[\w.~-]{1,200}$/;

/** The path of the card of an entry of the search, by its type and id; undefined for an id that no file is named by. */
export const cardPath = (type: string, id: string): string | undefined =>
  CARD_ID.test(id) ? `/${CARDS_FOLDER}/${type}-${id}.html` : undefined;
