/** The kinds of fields. Everything in a document is hostile until it has passed one of these; none of them throws. One action checks them all: each of valibot's others is as large. */
import * as v from 'valibot';
import { SAFE_ID, SAFE_STREAM_ID } from '../../contracts/earlyReads.ts';
import { DAY_MS } from '../../contracts/time.ts';
import { cleanText } from '../../format/cleanText.ts';

const MAX_DURATION_MS = DAY_MS;
const MAX_COUNT = 9_999_999;
/** Of a list no more items are looked at, good or bad. */
export const MAX_CHECKED = 2_000;

/** Absent when missing or malformed. */
const orAbsent = /* @__NO_SIDE_EFFECTS__ */ <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

/** A text that a card cannot do without, cut at `max` characters. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => cleanText(given, max)),
    v.check((given) => given !== ''),
  );
export const maybeText = /* @__NO_SIDE_EFFECTS__ */ (max: number) => orAbsent(text(max));

/** Caps of docs/behaviour.md, Lists and data. */
export const title = text(300);
export const name = text(80);
export const maybeTitle = maybeText(300);
export const maybeName = maybeText(80);

/** A text of several lines, with at most one empty line in a row. */
export const maybeDescription = orAbsent(
  v.pipe(
    text(2_000),
    v.transform((given) => given.replace(/\n[\t \n]*\n/g, '\n\n')),
  ),
);

export const id = v.pipe(
  v.string(),
  v.check((given) => SAFE_ID.test(given)),
);
export const maybeId = orAbsent(id);
export const imageId = maybeId;
export const streamId = orAbsent(
  v.pipe(
    v.string(),
    v.check((given) => SAFE_STREAM_ID.test(given)),
  ),
);

/** Milliseconds since 1970, from a Timestamp, {seconds}, a number or an ISO text; absent when it is none of them. */
export const time = v.optional(v.pipe(v.unknown(), v.transform(toMillis)));

/** A length in ms, 0 to a day; absent when it is no such number. */
export const durationMs = orAbsent(
  v.pipe(
    v.number(),
    v.check((given) => given >= 0 && given <= MAX_DURATION_MS),
  ),
);

export const count = orAbsent(
  v.pipe(
    v.number(),
    v.check((given) => given >= 0 && given < Infinity),
    v.transform((given) => Math.min(Math.floor(given), MAX_COUNT)),
  ),
);

/** The good items of a list: of at most MAX_CHECKED, the first 100. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <S extends v.GenericSchema>(item: S) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given): v.InferOutput<S>[] =>
        (Array.isArray(given) ? given.slice(0, MAX_CHECKED) : [])
          .map((one) => v.safeParse(item, one))
          .filter((parsed) => parsed.success)
          .slice(0, 100)
          .map((parsed) => parsed.output),
      ),
    ),
    [],
  );

/** `_createdBy` and the like: the named fields of a map, or nothing. */
export const mapOf = /* @__NO_SIDE_EFFECTS__ */ <E extends v.ObjectEntries>(entries: E) => orAbsent(v.object(entries));

function toMillis(given: unknown): number | undefined {
  const millis = millisOf(given);
  // The range of a Date: beyond it nothing can be formatted. NaN is not in it.
  return Math.abs(millis) <= 8.64e15 ? millis : undefined;
}

/** The beginning of a time in text: of others each engine makes another date, Chromium even of 'lesson 7'. */
const ISO_DATE = /^\d{4}-\d\d-\d\d/;

/** NaN where there is no time in it. */
function millisOf(given: unknown): number {
  if (typeof given === 'number') return given;
  if (typeof given === 'string') return ISO_DATE.test(given) ? Date.parse(given) : NaN;
  const { seconds, nanoseconds = 0 } = Object(given) as { seconds?: unknown; nanoseconds?: unknown };
  if (typeof seconds !== 'number') return NaN;
  return (
    seconds * 1000 +
    (typeof nanoseconds === 'number' && Number.isFinite(nanoseconds) ? Math.floor(nanoseconds / 1e6) : 0)
  );
}
