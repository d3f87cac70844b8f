import { invalid } from '../request.ts';

/** Seconds since 1970 (whole, may be negative) and the nanoseconds after them. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.(\d{1,9}))?(?:Z|[+-]\d{2}:\d{2})$/;

/** An RFC 3339 text with up to nine digits of a second. Throws an error when it is not one. */
export function parseTimestamp(text: string): Timestamp {
  const fraction = RFC_3339.exec(text);
  const milliseconds = Date.parse(text.replace(/\.\d+/, ''));
  if (!fraction || Number.isNaN(milliseconds)) throw invalid(`Invalid timestamp: "${text}".`);
  return { seconds: milliseconds / 1000, nanoseconds: Number((fraction[1] ?? '').padEnd(9, '0')) };
}

/** RFC 3339 with no, three, six or nine digits after the second, as protobuf writes it. */
export function formatTimestamp({ seconds, nanoseconds }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  const digits = String(nanoseconds)
    .padStart(9, '0')
    .replace(/^(\d{3}|\d{6}|\d{9})0*$/, '$1');
  return nanoseconds === 0 ? `${whole}Z` : `${whole}.${digits}Z`;
}

/** Firestore stores microseconds: what is finer is cut off. */
export function cutToMicroseconds({ seconds, nanoseconds }: Timestamp): Timestamp {
  return { seconds, nanoseconds: nanoseconds - (nanoseconds % 1000) };
}

export function timestampOfMillis(milliseconds: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanoseconds: (milliseconds - seconds * 1000) * 1_000_000 };
}

export function millisOf({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1000 + Math.floor(nanoseconds / 1_000_000);
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
}

/** Returns commit times that always increase, though the clock may stand still or step back. */
export function createCommitClock(now: () => number): () => Timestamp {
  let last: Timestamp = { seconds: 0, nanoseconds: 0 };
  return () => {
    const time = timestampOfMillis(now());
    last = compareTimestamps(time, last) > 0 ? time : oneMicrosecondAfter(last);
    return last;
  };
}

function oneMicrosecondAfter({ seconds, nanoseconds }: Timestamp): Timestamp {
  return nanoseconds < 999_999_000
    ? { seconds, nanoseconds: nanoseconds + 1000 }
    : { seconds: seconds + 1, nanoseconds: 0 };
}
