import { readFileSync } from 'node:fs';
import { isDevanagari } from '../../../search/devanagari.ts';
import type { WordsPart } from '../../../search/indexFiles.ts';
import { MAX_PHRASE_WORDS } from '../../../search/meanings.ts';
import { nearWords } from '../../../search/fold.ts';
import { countingWords, keyOf as keyOfWords } from '../../../search/phrases.ts';
import { decodeText } from '../../school/sheets/decodeText.ts';
import { readCsv } from '../../school/sheets/readCsv.ts';

/** The school's own table. */
export const WORDS = new URL('words.csv', import.meta.url).pathname;

const COLUMNS = ['meaning', 'part of', 'english', 'hindi', 'roman hindi'] as const;

const wordsOf = (phrase: string) => countingWords(nearWords(phrase));
const keyOf = (phrase: string) => keyOfWords(wordsOf(phrase));

/** A row of the table: one meaning and all that is typed for it. */
interface Meaning {
  /** As a spreadsheet numbers it. */
  row: number;
  name: string;
  partOf: readonly string[];
  phrases: readonly string[];
}

export interface Words {
  part: WordsPart;
  /** The name of each meaning, by its number in the part. */
  names: readonly string[];
  /** All that is wrong with the table, each as `row 7: …`; none: it can be used. */
  faults: readonly string[];
}

/** Reads a table of words (docs/words.md). Never throws for what is in it. */
export function readWords(file: string = WORDS): Words {
  const text = decodeText(readFileSync(file));
  return text === undefined
    ? { part: { phrases: [], partOf: [] }, names: [], faults: ['is not UTF-8'] }
    : parseWords(text);
}

export function parseWords(text: string): Words {
  const { columns, rows, faults: unread } = readCsv(text);
  const missing = COLUMNS.filter((column) => !columns.includes(column)).map((column) => `has no column ${column}`);
  const meanings = rows.map(({ number, cells }): Meaning => {
    const listIn = (column: (typeof COLUMNS)[number]) =>
      String(cells.get(column) ?? '').split('|').map((one) => one.trim()).filter(Boolean); // prettier-ignore
    return {
      row: number,
      name: listIn('meaning').join(' | '),
      partOf: listIn('part of'),
      phrases: [...listIn('english'), ...listIn('roman hindi'), ...listIn('hindi')],
    };
  });
  return {
    part: partOf(meanings),
    names: meanings.map(({ name }) => name),
    faults: [
      ...unread.map((fault) => `row ${fault.row}: ${fault.text}`),
      ...missing,
      ...meanings.flatMap((meaning) => faultsOf(meaning, meanings).map((fault) => `row ${meaning.row}: ${fault}`)),
      ...conflictsIn(meanings),
    ],
  };
}

function faultsOf({ row, name, partOf, phrases }: Meaning, all: readonly Meaning[]): string[] {
  const faults: string[] = [];
  if (!name) faults.push('has no meaning');
  if (all.some((other) => other.row < row && other.name === name)) faults.push(`the meaning “${name}” is there twice`);
  for (const wider of partOf)
    if (!all.some((other) => other.name === wider)) faults.push(`is part of “${wider}”, which is no meaning`);
  if (isWithin(name, name, all)) faults.push('is part of itself');
  if (!phrases.some(isDevanagari)) faults.push('has no word in Hindi');
  if (phrases.every(isDevanagari)) faults.push('has no word in Latin letters');
  for (const [at, phrase] of phrases.entries()) {
    if (phrases.indexOf(phrase) < at) faults.push(`“${phrase}” is there twice`);
    const count = keyOf(phrase).near.length;
    if (count === 0) faults.push(`“${phrase}” has only words that most sentences have`);
    if (count > MAX_PHRASE_WORDS) faults.push(`“${phrase}” has more than ${MAX_PHRASE_WORDS} words`);
  }
  return faults;
}

/** A meaning lies in another by any number of steps. Ends in circles too. */
function isWithin(name: string, wider: string, all: readonly Meaning[], seen = new Set<string>()): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  const above = all.find((one) => one.name === name)?.partOf ?? [];
  return above.includes(wider) || above.some((one) => isWithin(one, wider, all, seen));
}

/** Phrases that the search reads as the same, with two meanings. */
function conflictsIn(meanings: readonly Meaning[]): string[] {
  const first = new Map<string, { phrase: string; meaning: Meaning }>();
  const conflicts: string[] = [];
  for (const meaning of meanings)
    for (const phrase of meaning.phrases) {
      const key = keyOf(phrase).near.join(' ');
      const other = first.get(key);
      if (!other) first.set(key, { phrase, meaning });
      else if (other.meaning !== meaning)
        conflicts.push(
          `row ${meaning.row}: “${phrase}” means ${meaning.name}, but “${other.phrase}” in row ${other.meaning.row} means ${other.meaning.name}`,
        );
    }
  return conflicts;
}

/** The table as the page loads it: of the phrases of a meaning that sound the same one, where no other meaning sounds so. */
function partOf(meanings: readonly Meaning[]): WordsPart {
  const numberOf = new Map(meanings.map(({ name }, number) => [name, number]));
  const soundOf = (phrase: string) => keyOf(phrase).folded.join(' ');
  const meaningsOf = new Map<string, Set<Meaning>>();
  for (const meaning of meanings)
    for (const phrase of meaning.phrases)
      meaningsOf.set(soundOf(phrase), (meaningsOf.get(soundOf(phrase)) ?? new Set()).add(meaning));
  const needed = ({ phrases }: Meaning) =>
    phrases.filter((phrase, at) => {
      const sound = soundOf(phrase);
      return meaningsOf.get(sound)!.size > 1 || !phrases.slice(0, at).some((other) => soundOf(other) === sound);
    });
  return {
    phrases: meanings.map((meaning) =>
      needed(meaning)
        .map((phrase) => keyOf(phrase).near.join(' '))
        .join('|'),
    ),
    partOf: meanings.map(({ partOf: wider }) => wider.flatMap((name) => numberOf.get(name) ?? [])),
  };
}
