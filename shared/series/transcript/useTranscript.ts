import { useEffect, useMemo, useState } from 'react';
import { textFileOf } from '../../media/textFile.ts';
import { watchLine } from '../../media/watchLine.ts';
import { captionsIn, type CaptionsTrack } from '../../player/core/captionsTracks.ts';
import { readAllParts, readParts, readTracks } from './readTranscript.ts';
import type { TranscriptLine } from './transcriptLines.ts';
import { joinedLines, type PlacedPart } from './webVtt.ts';

/** Not in the spec: a playlist, or a part of captions, is a few KB; one that takes longer has failed. */
const READ_DEADLINE_MS = 10_000;
/** Not in the spec: how often lines that have come are shown, where many parts come one after another. */
const SHOW_EVERY_MS = 200;

interface Reading {
  /** The stream and the choice, with the count of attempts before. */
  key: string;
  /** Those of the stream, also while others are read. */
  tracks: readonly CaptionsTrack[];
  /** The one that is read; undefined until that is known, and for a stream without captions. */
  track?: CaptionsTrack | undefined;
  /** Those that have come. */
  parts: readonly PlacedPart[];
  status: 'reading' | 'read' | 'failed';
}

const NOTHING: Omit<Reading, 'key'> = { tracks: [], parts: [], status: 'reading' };

/**
 * The transcript of a stream in the chosen captions, its lines as they come. 'failed': nothing of it can be read. `timestampsS`: the film's
 * timestamps at its second 0, as far as its player knows them (`joinedLines`).
 */
export function useTranscript(url: string, chosen: string | undefined, timestampsS: readonly (number | undefined)[]) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url} ${chosen}`;
  const [reading, setReading] = useState<Reading>({ ...NOTHING, key });
  if (reading.key !== key) setReading({ ...NOTHING, key, tracks: reading.tracks });
  useEffect(
    () => startReading(url, chosen, (change) => setReading((now) => (now.key === key ? { ...now, ...change } : now))),
    [url, chosen, key],
  );
  const { parts, ...state } = reading;
  const lines = useMemo((): readonly TranscriptLine[] => joinedLines(parts, timestampsS), [parts, timestampsS]);
  return { ...state, lines, retry: () => setAttempt((count) => count + 1) };
}

/** Reads until everything is there. Returns what ends it. */
function startReading(url: string, chosen: string | undefined, onChange: (change: Partial<Reading>) => void) {
  const leaving = new AbortController();
  const { signal } = leaving;
  let come: readonly PlacedPart[] = [];
  let showing: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    showing = undefined;
    onChange({ parts: come });
  };
  const read = async () => {
    const readText = textReader(signal);
    const tracks = await readTracks(url, readText);
    const track = captionsIn(tracks, chosen);
    if (!signal.aborted) onChange({ tracks, track });
    if (!track) return;
    const onParts = (parts: readonly PlacedPart[]) => {
      come = parts;
      showing ??= setTimeout(show, SHOW_EVERY_MS);
    };
    await readAllParts(await readParts(track.url, readText), readText, onParts, { signal });
  };
  read().then(
    () => !signal.aborted && onChange({ parts: come, status: 'read' }),
    () => !signal.aborted && onChange({ status: 'failed' }),
  );
  return () => {
    clearTimeout(showing);
    leaving.abort();
  };
}

/** Reads texts of the streams' host until the signal. Throws the network's TypeError and PlaylistError; a request that takes too long is ended. */
const textReader = (signal: AbortSignal) => async (url: string, range?: string) => {
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
