import { readFileSync } from 'node:fs';

const RULES = readFileSync(new URL('../../../firebase/firestore.rules', import.meta.url), 'utf8');

/** The collections that everyone reads, a page at a time, and nobody writes from a browser: one line of the rules each. */
export const CONTENT_COLLECTIONS: readonly string[] = [
  ...RULES.matchAll(/^ *match \/([\w-]+)\/\{id\} \{ allow get: if true; allow list: if isPage\(\); \}$/gm),
].map(([, name]) => name!);
