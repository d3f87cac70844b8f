import { withDeadline } from '@bazaar/shared/device';
import { useDocument } from '@bazaar/shared/query';
import { useState } from 'react';
import { cutText } from '../../contracts/cutText.ts';
import { captionsIn, captionsTracks, renditionLanguage, type CaptionsTrack } from '../../player/core/captionsTracks.ts';
import { parsePlaylist, PlaylistError, urlWithin } from '../../media/playlist.ts';
import { joinedLines, NoTranscriptError, type TranscriptLine } from './transcriptLines.ts';

/** Not in the spec: a caption file is a few KB; one that takes longer has failed. */
const READ_DEADLINE_MS = 10_000;

/** The transcript of a stream in a language: undefined while it is read, and for good where it cannot be read (`hasFailed`). */
export function useTranscript(url: string, language: string | undefined) {
  const { status, value, refresh } = useDocument<Transcript>({
    key: ['transcript', url, language ?? ''],
    fetch: (context) =>
      withDeadline(readTranscript(url, language, context?.signal), READ_DEADLINE_MS, new Error('late')),
    isOptional: true,
  });
  const [tracks, setTracks] = useState(value?.tracks ?? []);
  if (value && value.tracks !== tracks) setTracks(value.tracks);
  return {
    transcript: value,
    hasFailed: status === 'error',
    /** Those of the stream, also while another language is read. */
    tracks,
    retry: refresh,
  };
}

/** Reads the captions of a stream as a whole: the player's library loads only what is near the playhead. */

export interface Transcript {
  /** Empty for a stream without captions. */
  tracks: readonly CaptionsTrack[];
  /** The one that was read; undefined where there is none. */
  track: CaptionsTrack | undefined;
  lines: readonly TranscriptLine[];
}

/** Not in the spec: three hours in parts of 6 s. */
const MAX_PARTS = 1_800;
const PARTS_AT_ONCE = 6;
/** Not in the spec: the speech of a day, in three bytes a letter. */
const MAX_CHARACTERS = 4_000_000;

/** Throws the network's TypeError, the signal's reason, and NoTranscriptError for what is no stream or no captions. */
export async function readTranscript(
  streamUrl: string,
  language: string | undefined,
  signal?: AbortSignal,
): Promise<Transcript> {
  try {
    return await read(streamUrl, language, signal);
  } catch (error) {
    throw error instanceof PlaylistError ? new NoTranscriptError('no stream', { cause: error }) : error;
  }
}

async function read(
  streamUrl: string,
  language: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Transcript> {
  const main = parsePlaylist(await readText(streamUrl, signal));
  const renditions = main.isMasterPlaylist ? main.variants.flatMap(({ subtitles }) => subtitles) : [];
  const named = renditions
    .filter(({ uri }) => uri)
    .map(({ uri, name, language: lang }) => ({ uri, name, ...(lang && { lang }) }));
  const tracks = captionsTracks(named);
  const track = captionsIn(tracks, language);
  const uri = named.find((one) => track && renditionLanguage(one) === track.language)?.uri;
  if (!track || !uri) return { tracks: [], track: undefined, lines: [] };
  const from = urlWithin(uri, streamUrl);
  const playlist = parsePlaylist(await readText(from, signal));
  if (playlist.isMasterPlaylist) throw new NoTranscriptError('no list of parts');
  const urls = [...new Set(playlist.segments.slice(0, MAX_PARTS).map((part) => urlWithin(part.uri, from)))];
  const parts: string[] = [];
  for (let index = 0; index < urls.length; index += PARTS_AT_ONCE) {
    const some = urls.slice(index, index + PARTS_AT_ONCE);
    parts.push(...(await Promise.all(some.map((url) => readText(url, signal)))));
  }
  return { tracks, track, lines: await joinedLines(parts) };
}

async function readText(url: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new TypeError(`status ${response.status}`);
  return cutText(await response.text(), MAX_CHARACTERS);
}
