import type { Expected, Stream } from './stream.ts';
import type { Result, Watched } from './watchStream.tsx';

/** The ends of picture and sound differ by a part of a second. */
const LENGTH_TOLERANCE_S = 0.3;
/** 'At once': a message that waited for another attempt takes longer. */
const AT_ONCE_S = 10;

/** A result without what varies, in the words of what is expected. */
export function summaryOf({ watched, saved }: Result, { expected }: Stream) {
  return {
    ...seen(watched, expected),
    qualities: watched.qualities.map((label) => label.replace(/^Auto.*/, 'Auto')),
    captions: watched.captions,
    lines: watched.lines,
    isLate: expected.failsAtOnce && (watched.failedAfterS ?? 0) > AT_ONCE_S,
    unrequested: expected.unrequested.filter((name) => !watched.requested.some((url) => url.includes(name))),
    saved: expected.save && savedOf(saved, expected),
  };
}

function savedOf(saved: Result['saved'], expected: Expected) {
  if ('problem' in saved) return saved.problem.split(':')[0];
  const isSoundApart = saved.names.some((name) => name.startsWith('sound-'));
  return { isSoundApart, damage: saved.damage, lines: saved.watched.lines, ...seen(saved.watched, expected) };
}

const seen = ({ hasEnded, lengthS, failure, hasPicture, drawn }: Watched, expected: Expected) => ({
  hasEnded,
  lengthS:
    expected.lengthS === undefined || Math.abs(lengthS - expected.lengthS) < LENGTH_TOLERANCE_S
      ? expected.lengthS
      : lengthS,
  failure,
  hasPicture,
  drawn: expected.drawn && drawn,
});

/** The summary of a stream that is as expected. */
export function expectedSummary({ expected }: Stream) {
  const {
    lengthS,
    failure,
    hasPicture,
    drawn,
    qualities,
    captions,
    lines,
    savedLines = lines,
    unrequested,
    save,
  } = expected;
  const isEnding = lengthS !== undefined;
  const view = { hasEnded: isEnding, lengthS, failure, hasPicture, drawn };
  return {
    ...view,
    qualities,
    captions,
    lines,
    isLate: false,
    unrequested,
    saved:
      save === 'whole'
        ? { isSoundApart: expected.isSoundSavedApart, damage: undefined, lines: savedLines, ...view }
        : save === 'refused'
          ? 'PlaylistError'
          : undefined,
  };
}
