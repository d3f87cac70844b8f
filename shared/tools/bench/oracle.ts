/** The bytes that a player downloads at least of a reel, an oracle: it knows before the reel begins when it will be swiped away. */
import type { ByteRange } from '../../media/playlist.ts';

/** A level's picture, or the sound. */
export interface Track {
  /** The name of its file in the stream: 'mid.mp4'. */
  file: string;
  isSound: boolean;
  playlistBytes: number;
  /** Of what a decoder needs before the first segment. */
  initBytes: number;
  segments: readonly (ByteRange & { startS: number })[];
}

export interface TrackRequest {
  file: string;
  firstByte: number;
  /** The first one that is not requested any more. */
  endByte: number;
}

/**
 * The bytes of the segments that overlap with what was shown, whole, each in the level that was played; of each track that has one of
 * them also its playlist and what initializes it. `requests` are all that were made for the stream, in their order: of two levels
 * of the same second the later one was played.
 */
export function oracleBytes(tracks: readonly Track[], requests: readonly TrackRequest[], shownS: number): number {
  const kinds = [tracks.filter(({ isSound }) => !isSound), tracks.filter(({ isSound }) => isSound)];
  const played = kinds.flatMap((kind) => playedSegments(kind, requests, shownS));
  const used = new Set(played.map(({ track }) => track));
  return (
    sum(played.map(({ bytes }) => bytes)) +
    sum([...used].map(({ playlistBytes, initBytes }) => playlistBytes + initBytes))
  );
}

interface PlayedSegment {
  track: Track;
  bytes: number;
}

function playedSegments(tracks: readonly Track[], requests: readonly TrackRequest[], shownS: number): PlayedSegment[] {
  const byIndex = new Map<number, PlayedSegment>();
  for (const { file, firstByte, endByte } of requests)
    for (const track of tracks.filter((one) => one.file === file))
      for (const [index, { startS, offset, length }] of track.segments.entries())
        if (startS < shownS && offset >= firstByte && offset + length <= endByte)
          byIndex.set(index, { track, bytes: length });
  return [...byIndex.values()];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
