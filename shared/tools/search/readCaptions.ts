import { textFileOf } from '../../media/textFile.ts';
import { MAIN_PLAYLIST } from '../../media/urls.ts';
import { readAllParts, readParts, readTracks, type ReadText } from '../../series/transcript/readTranscript.ts';
import type { PlacedPart } from '../../series/transcript/webVtt.ts';
import { parseVtt, sentencesIn, type Sentence } from './parseVtt.ts';

/** Not in the spec: a host that is slower has no captions for us. */
const DEADLINE_MS = 20_000;
/** Not in the spec: so many films at a time. */
const AT_ONCE = 8;

/** The sentences of each film, in all its subtitles' languages. Subtitles that cannot be read give none, which `warn` is told. */
export async function readCaptions(
  streams: string,
  streamIds: readonly string[],
  warn: (text: string) => void,
): Promise<Map<string, Sentence[]>> {
  const captions = new Map<string, Sentence[]>();
  const waiting = [...streamIds];
  const read = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const { sentences, hasMore } = await captionsOf(
          `${streams}/${encodeURIComponent(id)}/manifest/${MAIN_PLAYLIST}`,
        );
        captions.set(id, sentences);
        if (hasMore) warn(`${id}: the end of its captions is left out (more parts or lines than a transcript has)`);
      } catch (error) {
        warn(`${id}: its captions are left out (${error instanceof Error ? error.message : String(error)})`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return captions;
}

async function captionsOf(url: string): Promise<{ sentences: Sentence[]; hasMore: boolean }> {
  const tracks = await readTracks(url, readText);
  const sentences: Sentence[] = [];
  let hasMore = false;
  for (const track of tracks) {
    let come: () => readonly PlacedPart[] = () => [];
    const parts = await readParts(track.url, readText);
    if (await readAllParts(parts, readText, (some) => (come = some), { parse: parseVtt })) hasMore = true;
    sentences.push(...sentencesIn(come()));
  }
  return { sentences, hasMore };
}

const readText: ReadText = async (url, range) => {
  const headers: HeadersInit = range ? { range: `bytes=${range}` } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  return textFileOf(response, url);
};
