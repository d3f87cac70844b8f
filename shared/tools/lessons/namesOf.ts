import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentRelease } from '@remotes-kit/release/siteReleases';
import { INDEX_FOLDER } from '../../search/constants.ts';
import { KIND_OF } from '../../search/entries.ts';
import { parseManifest, parseNames } from '../../search/indexFiles.ts';
import { readWords } from '../search/words/readWords.ts';
import type { Names } from './figuresOf.ts';

/** The names of a composed site: the titles of its index, none where it has no index, and the meanings of the school's table of words. */
export function namesOf(out: string): Names {
  const titles = titlesIn(join(currentRelease(out) ?? out, INDEX_FOLDER));
  let meanings: Map<string, string | undefined> | undefined; // the table is long: read where a search is named
  return {
    titleOf: (videoId) => titles.get(videoId),
    meaningOf: (phrase) => (meanings ??= readMeanings()).get(phrase),
  };
}

/** By the first phrase of a line its meaning. */
function readMeanings(): Map<string, string | undefined> {
  const { part, names } = readWords();
  return new Map(part.phrases.map((list, number) => [list.split('|')[0]!, names[number]]));
}

function titlesIn(folder: string): Map<string, string> {
  const manifest = parseManifest(jsonIn(join(folder, 'index.json')));
  const entries = (manifest && parseNames(jsonIn(join(folder, 'assets', manifest.names)))) ?? [];
  const lessons = entries.flatMap((entry) => (entry && KIND_OF[entry.type] === 'lesson' ? entry : []));
  return new Map(lessons.map(({ id, name }) => [id, name]));
}

/** Undefined where there is no such file, or no JSON in it. */
function jsonIn(file: string): unknown {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
