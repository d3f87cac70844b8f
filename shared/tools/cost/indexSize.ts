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
  const names = parts.get(manifest.names)!;
  const compressed = await promisify(brotliCompress)(names, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const index = createStaticIndex(async (url) =>
    url === MANIFEST_URL ? { ...manifest, captions: [] } : JSON.parse(parts.get(url.slice(url.lastIndexOf('/') + 1))!),
  );
  const firstAnswer = () => index.search('repair', new AbortController().signal)[Symbol.asyncIterator]().next();
  const [, firstAnswerMs] = await timed(firstAnswer);
  return { entries, namesBytes: compressed.length, captionFiles: manifest.captions.length, buildMs, firstAnswerMs };
}

async function timed<T>(work: () => Promise<T>): Promise<[result: T, cpuMs: number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}
