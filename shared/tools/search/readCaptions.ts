import { types } from 'hls-parser';
import { MAIN_PLAYLIST } from '../../media/urls.ts';
import { parsePlaylist, urlWithin } from '../../media/playlist.ts';
import { parseVtt, type Sentence } from './parseVtt.ts';

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
        captions.set(id, await captionsOf(`${streams}/${encodeURIComponent(id)}/manifest/${MAIN_PLAYLIST}`));
      } catch (error) {
        warn(`${id}: its captions are left out (${error instanceof Error ? error.message : String(error)})`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return captions;
}

async function captionsOf(url: string): Promise<Sentence[]> {
  const main = parsePlaylist(await readText(url));
  if (!(main instanceof types.MasterPlaylist)) return [];
  const tracks = new Set(main.variants.flatMap(({ subtitles }) => subtitles.flatMap(({ uri }) => uri ?? [])));
  const sentences = await Promise.all([...tracks].map((track) => sentencesOf(urlWithin(track, url))));
  return sentences.flat();
}

async function sentencesOf(url: string): Promise<Sentence[]> {
  const track = parsePlaylist(await readText(url));
  if (!(track instanceof types.MediaPlaylist)) return [];
  const files = [...new Set(track.segments.map(({ uri }) => urlWithin(uri, url)))];
  const texts = await Promise.all(files.map(readText));
  return (await Promise.all(texts.map(parseVtt))).flat();
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}
