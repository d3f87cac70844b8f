import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MANIFEST_URL } from '../../search/constants.ts';
import { createStaticIndex } from '../../search/staticIndex.ts';
import { schoolOf } from '../bench/searchSchool.ts';
import { indexOf } from '../search/indexOf.ts';

export interface IndexSize {
  entries: number;
  /** Bytes of the part that a first answer waits for, in brotli's quality 9. */
  namesBytes: number;
  captionFiles: number;
  /** The processor's time, which other work on the machine does not lengthen: to make the files, and until a name is found. */
  buildMs: number;
  firstAnswerMs: number;
}

/** The quality that servers compress such a file in while it is requested, not the best one. */
const QUALITY = 9;

/** Makes the index of a school with so many entries, whose names and ids repeat as little as a real one's, and searches it once. */
export async function indexSize(entries: number): Promise<IndexSize> {
  const { all, captions } = schoolOf(entries);
  const [{ manifest, parts }, buildMs] = await timed(async () => indexOf(all, captions));
  const namesBytes = await sizeOfNames({ manifest, parts });
  const index = createStaticIndex(async (url) =>
    url === MANIFEST_URL ? { ...manifest, captions: [] } : JSON.parse(parts.get(url.slice(url.lastIndexOf('/') + 1))!),
  );
  const firstAnswer = () => index.search('repair', new AbortController().signal)[Symbol.asyncIterator]().next();
  const [, firstAnswerMs] = await timed(firstAnswer);
  return { entries, namesBytes, captionFiles: manifest.captions.length, buildMs, firstAnswerMs };
}

/** Returns the same bytes alone, without a search. */
export function namesBytesOf(entries: number): Promise<number> {
  const { all, captions } = schoolOf(entries);
  return sizeOfNames(indexOf(all, captions));
}

async function sizeOfNames({ manifest, parts }: ReturnType<typeof indexOf>): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return (await promisify(brotliCompress)(parts.get(manifest.names)!, { params })).length;
}

async function timed<T>(work: () => Promise<T>): Promise<[result: T, cpuMs: number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}
