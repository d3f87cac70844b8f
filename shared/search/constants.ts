/** Numbers and addresses of the search; none of them is in the spec. */

/** The characters that count of what is typed or stands in an address. */
export const MAX_QUERY_LENGTH = 100;
/** The words that count of it. */
export const MAX_QUERY_WORDS = 8;
/** The things that a query without a result is said to mean. */
export const MAX_MEANT = 3;
/** A query that nobody has typed any further for so long was a search, and not the way to one. */
export const SEARCHED_AFTER_MS = 2_000;
/** The wait after the last key before the index is searched. */
export const DEBOUNCE_MS = 120;
/** The results that are shown of a kind. */
export const MAX_RESULTS = 50;
/** The searches that a device remembers. */
export const MAX_RECENT = 8;
/** A part of the index that does not come within this has failed. */
export const PART_DEADLINE_MS = 15_000;

/** From these lengths on a word may have one wrong letter, or two. */
export const ONE_ERROR_FROM_LENGTH = 4;
export const TWO_ERRORS_FROM_LENGTH = 8;

/** The fit of a text's word with a query's: the same, one like it, its beginning (by the typed share), another form of it, the same consonants, a typing error. */
export const FIT = { same: 3, alike: 2.6, beginning: 2, form: 1.9, sound: 1.7, error: 1.5 } as const;
/**
 * The share at which a text that means what a word of the query means fits, of the fit of the word with the table's; of a phrase,
 * or beside a word of every trade ('wood work'), which says more. `wider`, `part`: of that again, for what the meaning is part of, at each step, and its parts.
 */
export const MEANING = { word: 0.8, phrase: 1, wider: 0.85, part: 0.75 } as const;
/** A word that the table has is the beginning of one at most so many times as long. */
export const MAX_BEGUN = 1.3;
/** The weight of a fit in a name, in the name of what the entry belongs to, in a description, in a caption. */
export const COUNTS = { name: 1, above: 0.4, description: 0.75, caption: 0.72 } as const;
/** The bonus of a name of which the query has every word; less by the share. */
export const WHOLE_NAME = 0.5;
/** The share that each further result of one name counts, or one name would fill the page. */
export const REPEATED_NAME = 0.8;
/** Results that fit less than this share of the best are left out. */
export const MIN_SHARE_OF_BEST = 0.45;

/** Bounds of an index that is loaded; a larger one is refused. */
export const MAX_ENTRIES = 200_000;
export const MAX_CAPTION_FILES = 500;
export const MAX_MEANINGS = 5_000;

/** The folder of the index on the site; not `/search`, which is a page. */
export const INDEX_FOLDER = 'search-index';
/** Requested every time. */
export const MANIFEST_URL = `/${INDEX_FOLDER}/index.json`;
/** The folder of the files that never change under their names. */
export const PARTS_FOLDER = `/${INDEX_FOLDER}/assets/`;
