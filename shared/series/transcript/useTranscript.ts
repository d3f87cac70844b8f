import { useDocument, useQueryClient, type DocumentQuery } from '@bazaar/shared/query';
import { useMemo } from 'react';
import { textFileOf } from '../../media/textFile.ts';
import { watchLine } from '../../media/watchLine.ts';
import { captionsIn } from '../../player/core/captionsTracks.ts';
import { readAllParts, readParts, readTracks } from './readTranscript.ts';
import type { TranscriptLine } from './transcriptLines.ts';
import { joinedLines, type PlacedPart } from './webVtt.ts';

/** Not in the spec: a playlist, or a part of captions, is a few KB; one that takes longer has failed. */
const READ_DEADLINE_MS = 10_000;
/** Not in the spec: how often lines that have come are shown, where many parts come one after another. */
const SHOW_EVERY_MS = 200;

/** The captions of one track, as far as they have come. */
interface Reading {
  parts: readonly PlacedPart[];
  status: 'reading' | 'read';
  /** The captions go on after what was read: they have more parts or lines than a transcript. */
  hasMore: boolean;
}

const NOTHING: Reading = { parts: [], status: 'reading', hasMore: false };

/**
 * The transcript of a stream in the chosen captions, its lines as they come; read once for all that show it. 'failed': nothing of it can
 * be read. `timestampsS`: the film's timestamps at its second 0, as far as its player knows them (`joinedLines`).
 */
export function useTranscript(url: string, chosen: string | undefined, timestampsS: readonly (number | undefined)[]) {
  const tracks = useDocument(tracksQuery(url));
  const track = tracks.value && captionsIn(tracks.value, chosen);
  const client = useQueryClient();
  const reading = useDocument(
    track && linesQuery(track.url, (key, come) => void client.setQueryData<Reading>(key, { ...NOTHING, parts: come })),
  );
  const hasNone = tracks.status === 'loaded' && !track;
  const { parts, status, hasMore } = reading.value ?? NOTHING;
  const lines = useMemo((): readonly TranscriptLine[] => joinedLines(parts, timestampsS), [parts, timestampsS]);
  const failed = [tracks, reading].find((result) => result.status === 'error');
  return {
    /** Those of the stream, also while others are read. */
    tracks: tracks.value ?? [],
    /** The one that is read; undefined until that is known, and for a stream without captions. */
    track,
    lines,
    status: failed ? ('failed' as const) : hasNone ? ('read' as const) : status,
    hasMore,
    retry: () => failed?.refresh(),
  };
}

const tracksQuery = (url: string): DocumentQuery<Awaited<ReturnType<typeof readTracks>>> => ({
  key: ['captions', url],
  isOptional: true,
  fetch: (context) => readTracks(url, textReader(context?.signal)),
});

/** `onCome` is called with the parts that have come, until everything is there. */
function linesQuery(
  trackUrl: string,
  onCome: (key: readonly string[], parts: readonly PlacedPart[]) => void,
): DocumentQuery<Reading> {
  const key = ['transcript', trackUrl];
  return {
    key,
    isOptional: true,
    async fetch(context) {
      const signal = context?.signal;
      const readText = textReader(signal);
      let parts: () => readonly PlacedPart[] = () => [];
      let showing: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        showing = undefined;
        if (!signal?.aborted) onCome(key, parts());
      };
      const onPart = (come: typeof parts) => {
        parts = come;
        showing ??= setTimeout(show, SHOW_EVERY_MS);
      };
      try {
        const hasMore = await readAllParts(await readParts(trackUrl, readText), readText, onPart, { signal });
        return { parts: parts(), status: 'read', hasMore };
      } finally {
        clearTimeout(showing);
      }
    },
  };
}

/** Reads texts of the streams' host until the signal. Throws the network's TypeError and PlaylistError; a request that takes too long is ended. */
const textReader = (signal: AbortSignal | undefined) => async (url: string, range?: string) => {
  const line = watchLine(READ_DEADLINE_MS, signal);
  try {
    const response = await fetch(url, {
      signal: line.signal,
      priority: 'low', // the film comes first
      headers: range ? { range: `bytes=${range}` } : {},
    });
    if (!response.ok) throw new TypeError(`status ${response.status}`);
    return await textFileOf(response, url);
  } finally {
    line.end();
  }
};
