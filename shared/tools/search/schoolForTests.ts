import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../backend/media/startMedia.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { indexOf, type IndexFiles } from './indexOf.ts';
import { parseVtt, sentencesIn, type Sentence } from './parseVtt.ts';
import { readSchool, type Found } from './readSchool.ts';
import { readWords } from './words/readWords.ts';

/** All that can be found of the seed, without a server. */
export function schoolOfSeed(): Promise<Found[]> {
  const documents = seedCatalogue({ now: Date.UTC(2026, 0, 1) });
  return readSchool({
    readAll: async ({ name, parse }) =>
      parse(
        documents
          .filter(({ path }) => path.startsWith(`${name}/`))
          .map(({ path, fields }) => ({ id: path.slice(name.length + 1), data: fields })),
      ),
  });
}

/** The index of the seed and of its films' captions, without a server. */
export const indexOfSeed = async (): Promise<IndexFiles> =>
  indexOf(await schoolOfSeed(), await captionsOfFilms(), readWords().part);

async function captionsOfFilms(): Promise<Map<string, Sentence[]>> {
  const streams = join(FILES, 'streams');
  const sentencesOf = async (id: string) => {
    const files = readdirSync(join(streams, id, 'manifest')).filter((file) => file.endsWith('.vtt'));
    const parts = files.map((file) => parseVtt(readFileSync(join(streams, id, 'manifest', file), 'utf8')));
    const sentences = (await Promise.all(parts)).flatMap((part) =>
      sentencesIn([{ ...part, startS: 0, discontinuity: 0 }]),
    );
    return [id, sentences] as const;
  };
  return new Map(await Promise.all(readdirSync(streams).map(sentencesOf)));
}
