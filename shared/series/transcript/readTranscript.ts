/** Reads the captions of a stream as a whole: the player's library loads only what is near the playhead. */
import { parsePlaylist, rangeFrom, urlWithin } from '../../media/playlist.ts';
import type { TextFile } from '../../media/textFile.ts';
import { captionsTrackId, captionsTracks } from '../../player/core/captionsTracks.ts';
import { MAX_LINES, NoTranscriptError, parsePart, type ParsedPart, type PlacedPart } from './webVtt.ts';

/** Reads a file, or the `first-last` bytes of it. Rejects once that takes too long. */
export type ReadText = (url: string, range?: string) => Promise<TextFile>;

/** A part of a file of captions, and its place in the film. */
interface Part {
  url: string;
  range?: string | undefined;
  /** The file that holds the head of each part. */
  headUrl?: string | undefined;
  startS: number;
  discontinuity: number;
}

/** Not in the spec: a day in parts of 6 s. A playlist has room for ten times as many, each of which is a request. */
const MAX_PARTS = 14_400;
/** Not in the spec: over HTTP/1.1 a browser has six connections to a host, and the film needs some. */
const PARTS_AT_ONCE = 4;
/** Not in the spec: after so many parts, none of which can be read, it gives up. */
const MAX_FAILURES = 2 * PARTS_AT_ONCE;

/** The captions of a stream, with the address of the list of their parts; none for a stream without captions, or with them on another host. Throws PlaylistError and what `read` throws. */
export async function readTracks(streamUrl: string, read: ReadText) {
  const { text, url } = await read(streamUrl);
  const main = parsePlaylist(text);
  const renditions = (main.isMasterPlaylist ? main.variants : [])
    .flatMap(({ subtitles }) => subtitles)
    .flatMap(({ uri, language, ...one }) => (uri ? [{ ...one, uri, lang: language }] : []));
  return captionsTracks(renditions).flatMap((track) => {
    const { uri } = renditions.find((one) => captionsTrackId(one) === track.id)!;
    try {
      return [{ ...track, url: urlWithin(uri, url) }];
    } catch {
      return []; // on another host: as in a saved copy, that one is lost alone
    }
  });
}

/** The parts of one track. Throws as `readTracks`. */
export async function readParts(trackUrl: string, read: ReadText): Promise<Part[]> {
  const { text, url } = await read(trackUrl);
  const list = parsePlaylist(text);
  if (list.isMasterPlaylist) throw new NoTranscriptError('no list of parts');
  let startS = 0;
  const parts = list.segments.map(({ uri, byterange, map, duration, discontinuitySequence }) => {
    const range = byterange && rangeFrom(byterange);
    const part: Part = {
      url: urlWithin(uri, url),
      range: range && `${range.offset}-${range.offset + range.length - 1}`,
      headUrl: map ? urlWithin(map.uri, url) : undefined,
      startS,
      discontinuity: discontinuitySequence - (list.discontinuitySequenceBase ?? 0),
    };
    startS += duration;
    return part;
  });
  const known = new Set<string>();
  return parts.filter(({ url, range }) => !known.has(`${url} ${range}`) && known.add(`${url} ${range}`));
}

/**
 * Reads all parts, a few at a time, and calls `onPart` at each one that has come; `come` returns all of them, in the order of the film.
 * A part that cannot be read is left out. Resolves to true where there are more parts or lines than a transcript has: they are not read. Rejects
 * with what was wrong with the first one where none can be read, and with the signal's reason.
 */
export async function readAllParts(
  parts: readonly Part[],
  read: ReadText,
  onPart: (come: () => readonly PlacedPart[]) => void,
  {
    signal,
    parse = parsePart,
  }: { signal?: AbortSignal | undefined; parse?: (text: string) => Promise<ParsedPart> } = {},
): Promise<boolean> {
  const heads = new Map<string, Promise<string>>();
  const headOf = ({ headUrl }: Part): Promise<string> => {
    if (headUrl === undefined) return Promise.resolve('');
    const head = heads.get(headUrl) ?? read(headUrl).then(({ text }) => `${text}\n\n`);
    heads.set(headUrl, head);
    return head;
  };
  const come: (PlacedPart | undefined)[] = [];
  const failures: unknown[] = [];
  const waiting = parts.slice(0, MAX_PARTS).entries();
  let readCount = 0;
  let comeCount = 0;
  let lineCount = 0;
  const readNext = async () => {
    for (const [index, part] of waiting) {
      readCount += 1;
      try {
        const [head, { text }] = await Promise.all([headOf(part), read(part.url, part.range)]);
        const parsed = await parse(head + text);
        signal?.throwIfAborted();
        come[index] = { ...part, ...parsed };
        comeCount += 1;
        lineCount += parsed.cues.length;
        onPart(() => come.filter((one) => one !== undefined));
      } catch (error) {
        signal?.throwIfAborted();
        failures.push(error);
        if (failures.length >= MAX_FAILURES && comeCount === 0) return; // nothing will come of the others either
      }
      if (lineCount >= MAX_LINES) return;
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, readNext));
  if (failures.length > 0 && comeCount === 0) throw failures[0];
  return readCount < parts.length || lineCount > MAX_LINES;
}
