import { compareValues } from './compareValues.ts';
import { millisOf, type Timestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** A hand copy of `match /progress/{lesson}` of `shared/firebase/firestore.rules`: change the two together (policy.ts). */

const REQUIRED = ['position', 'length', 'done', 'at', 'savedAt', 'title', 'path', 'day', 'seconds'];
const OPTIONAL = ['thumbnailId', 'seriesId', 'seriesName', 'seriesLessons', 'seriesLength'];

const LESSON = /^[A-Za-z0-9_.-]{1,256}$/;
const PATH = /^\/[^/\\].*$/u;
const DAY_S = 86_400;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;
/** The longest time by which the time of watching may be later than that of saving. */
const AHEAD_MS = 60_000;
/** Days are the learner's own, which begin up to 14 hours before those of UTC. */
const ZONE_MS = 50_400_000;

/** True when the owner may write `after`. `before` absent: a create. */
export function canWriteProgress(
  lesson: string,
  before: Fields | undefined,
  after: Fields,
  requestTime: Timestamp,
): boolean {
  if (!isValidProgress(after, requestTime)) return false;
  if (!before) return LESSON.test(lesson);
  return (
    isNotOlder(after, before) &&
    (isTrue(after.get('done')) || !isTrue(before.get('done'))) &&
    (isDayAfter(before) || hasWeek(after, before))
  );
}

const savedAtOf = (fields: Fields): number => {
  const savedAt = fields.get('savedAt');
  return savedAt?.type === 'timestamp' ? millisOf(savedAt.value) : Number.NaN;
};

const isAtAfter = (fields: Fields): boolean => numberOf(fields.get('at')) > savedAtOf(fields) + AHEAD_MS;

const isDayAfter = (fields: Fields): boolean =>
  numberOf(fields.get('day')) * DAY_MS > savedAtOf(fields) + AHEAD_MS + ZONE_MS;

/** True when `after` was not watched before `before`. A time beyond these bounds in `before` counts as the time of saving. */
function isNotOlder(after: Fields, before: Fields): boolean {
  const at = numberOf(after.get('at'));
  return at >= numberOf(before.get('at')) || (isAtAfter(before) && at >= savedAtOf(before));
}

/** True when the time of no day got shorter; days older than the new week do not count. */
function hasWeek(after: Fields, before: Fields): boolean {
  const [days, daysBefore] = [after.get('seconds'), before.get('seconds')];
  const [day, dayBefore] = [numberOf(after.get('day')), numberOf(before.get('day'))];
  if (days?.type !== 'array' || daysBefore?.type !== 'array' || !(day >= dayBefore)) return false;
  const later = day - dayBefore;
  return daysBefore.values.every(
    (value, ago) => later + ago >= WEEK_DAYS || numberOf(days.values[later + ago]) >= numberOf(value),
  );
}

const numberOf = (value: Value | undefined): number => (value?.type === 'number' ? Number(value.value) : Number.NaN);

function isValidProgress(fields: Fields, requestTime: Timestamp): boolean {
  const names = [...fields.keys()];
  const [at, done, day, path, savedAt] = ['at', 'done', 'day', 'path', 'savedAt'].map((name) => fields.get(name));
  return (
    REQUIRED.every((name) => fields.has(name)) &&
    names.every((name) => REQUIRED.includes(name) || OPTIONAL.includes(name)) &&
    isNumber(fields.get('position'), DAY_S) &&
    isNumber(fields.get('length'), DAY_S) &&
    done?.type === 'boolean' &&
    isInteger(at, 4_102_444_800_000) &&
    !isAtAfter(fields) &&
    savedAt !== undefined &&
    compareValues(savedAt, { type: 'timestamp', value: requestTime }) === 0 &&
    isText(fields.get('title'), 1, 300) &&
    isText(path, 2, 2_000) &&
    PATH.test(path.value) &&
    isInteger(day, 84_000) &&
    !isDayAfter(fields) &&
    isWeek(fields.get('seconds')) &&
    isAbsentOr(fields.get('thumbnailId'), (value) => isText(value, 1, 256)) &&
    isAbsentOr(fields.get('seriesId'), (value) => isText(value, 1, 256)) &&
    isAbsentOr(fields.get('seriesName'), (value) => isText(value, 1, 300)) &&
    isAbsentOr(fields.get('seriesLessons'), (value) => isNumber(value, 10_000)) &&
    isAbsentOr(fields.get('seriesLength'), (value) => isNumber(value, 8_640_000))
  );
}

const isAbsentOr = (value: Value | undefined, isRight: (value: Value) => boolean): boolean =>
  value === undefined || isRight(value);

const isNumber = (value: Value | undefined, max: number): boolean =>
  value?.type === 'number' && value.value >= 0 && value.value <= max;

const isInteger = (value: Value | undefined, max: number): boolean =>
  isNumber(value, max) && value?.type === 'number' && typeof value.value === 'bigint';

const isText = (value: Value | undefined, min: number, max: number): value is Value & { type: 'string' } =>
  value?.type === 'string' && value.value.length >= min && value.value.length <= max;

const isWeek = (value: Value | undefined): boolean =>
  value?.type === 'array' && value.values.length === WEEK_DAYS && value.values.every((day) => isNumber(day, DAY_S));

const isTrue = (value: Value | undefined): boolean => value?.type === 'boolean' && value.value;
