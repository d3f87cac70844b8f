import { deleteField, limit, orderBy, serverTimestamp, where, type DocumentData } from 'firebase/firestore/lite';
import {
  allowed,
  denied,
  get,
  inTurn,
  list,
  merge,
  remove,
  set,
  update,
  type AccessCase,
  type Person,
} from './accessCase.ts';
import {
  ASHA,
  FAR_AHEAD,
  LONG_AGO,
  MEERA,
  MEERA_FIELDS,
  PROGRESS,
  PROGRESS_AT,
  dayIn,
  inMs,
} from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

const NOW = serverTimestamp();
const OWN = 'users/asha/progress';
const NEW = `${OWN}/new-lesson`;
/** Asha's lesson is at PROGRESS_AT and not done, `done` is. */
const KNOWN = `${OWN}/lesson`;
const DONE = `${OWN}/done`;
/** Saved at PROGRESS_AT by a clock that was years ahead. */
const AHEAD = `${OWN}/ahead`;
const DAY_MS = 86_400_000;
const ZONE_MS = 14 * 3_600_000;

const fields = { ...PROGRESS, savedAt: NOW };
const choose = (keepsProgress: boolean) => update('users/asha', { keepsProgress });
const without = (name: string): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
const creates = (title: string, changed: DocumentData): AccessCase =>
  allowed(`a learner saves progress ${title}`, ASHA, set(NEW, { ...fields, ...changed }));
const cannotCreate = (title: string, changed: DocumentData, as: Person = ASHA): AccessCase =>
  denied(`a learner cannot save progress ${title}`, as, set(NEW, { ...fields, ...changed }));

const week = (...days: unknown[]) => ({ seconds: days });
const WRONG_VALUES = { null: null, 'a text': 'x', 'a list': ['x'], 'a map': { a: 'x' } } as const;
const TOO_LONG: Record<string, unknown> = {
  title: 't'.repeat(301),
  path: `/${'p'.repeat(2_000)}`,
  thumbnailId: 'i'.repeat(257),
  seriesId: 's'.repeat(257),
  seriesName: 'n'.repeat(301),
};
const TOO_LARGE: Record<string, number> = {
  position: 86_400.5,
  length: 86_401,
  at: 4_102_444_800_001,
  day: 84_001,
  seriesLessons: 10_001,
  seriesLength: 8_640_001,
};

/** Create: all fields, each right. */
const newCases: readonly AccessCase[] = [
  creates('whole', {}),
  creates('of parts of a second', { position: 12.345, length: 40.5, seconds: [0.5, 0, 0, 0, 0, 0, 1] }),
  creates('of a whole day', { position: 86_400, length: 86_400 }),
  creates('that is done', { done: true }),
  creates('in Devanagari', { title: 'औज़ार', seriesName: 'पहला स्तर' }),
  allowed('a learner saves progress without what may be absent', ASHA, set(NEW, required())),
  allowed('a learner saves progress with an id of 256 letters', ASHA, set(`${OWN}/${'l'.repeat(256)}`, fields)),
  denied(
    'a new learner cannot save progress before their own document is there',
    MEERA,
    set('users/meera/progress/a', fields),
  ),
  allowed(
    'a new learner saves progress once their own document is there',
    MEERA,
    inTurn(set('users/meera', MEERA_FIELDS), set('users/meera/progress/a', fields)),
  ),
  denied(
    'a learner saves no progress once their own document is deleted',
    ASHA,
    inTurn(remove('users/asha'), set(NEW, fields)),
  ),
  ...Object.keys(required()).map((name) =>
    denied(`a learner cannot save progress without ${name}`, ASHA, set(NEW, without(name))),
  ),
  ...Object.keys(fields).flatMap((name) =>
    Object.entries(WRONG_VALUES)
      .filter(([title]) => title !== 'a text' || typeof PROGRESS[name] !== 'string')
      .map(([title, wrong]) => cannotCreate(`with ${title} as ${name}`, { [name]: wrong })),
  ),
  ...Object.entries(TOO_LONG).map(([name, value]) => cannotCreate(`with too long a ${name}`, { [name]: value })),
  ...Object.keys(TOO_LONG).map((name) => cannotCreate(`with an empty ${name}`, { [name]: '' })),
  ...Object.entries(TOO_LARGE).map(([name, value]) => cannotCreate(`with too large a ${name}`, { [name]: value })),
  ...Object.keys(TOO_LARGE).map((name) => cannotCreate(`with a ${name} below 0`, { [name]: -1 })),
  ...Object.keys(TOO_LARGE).map((name) => cannotCreate(`with a ${name} that is no number`, { [name]: Number.NaN })),
  ...Object.keys(TOO_LARGE).map((name) => cannotCreate(`with an endless ${name}`, { [name]: Infinity })),
  cannotCreate('with a time that is not whole', { at: 1.5 }),
  cannotCreate('with a day that is not whole', { day: 1.5 }),
  cannotCreate('with a field more', { isAdmin: true }),
  cannotCreate('with a week of six days', week(0, 0, 0, 0, 0, 0)),
  cannotCreate('with a week of eight days', week(0, 0, 0, 0, 0, 0, 0, 0)),
  cannotCreate('with a day of texts', week('0', 0, 0, 0, 0, 0, 0)),
  cannotCreate('with a last day of texts', week(0, 0, 0, 0, 0, 0, 'x'.repeat(100_000))),
  cannotCreate('with a day longer than a day', week(0, 0, 0, 86_401, 0, 0, 0)),
  cannotCreate('with seconds below 0', week(0, 0, -1, 0, 0, 0, 0)),
  cannotCreate('saved long ago', { savedAt: LONG_AGO }),
  cannotCreate('saved in the future', { savedAt: FAR_AHEAD }),
  cannotCreate('with a path to another site', { path: 'https://evil.example/' }),
  cannotCreate('with a path that browsers read as another site', { path: '//evil.example' }),
  cannotCreate('with a path with a backslash', { path: '/\\evil.example' }),
  cannotCreate('with a script for a path', { path: 'javascript:alert(1)' }),
  cannotCreate('with a path of two lines', { path: '/levels\n/x' }),
  cannotCreate('without a phone sign-in', {}, { ...ASHA, provider: 'anonymous' }),
  denied('a learner cannot save progress under an id of other signs', ASHA, set(`${OWN}/a b`, fields)),
  denied('a learner cannot save progress under an id of 257 letters', ASHA, set(`${OWN}/${'l'.repeat(257)}`, fields)),
  denied('a learner cannot save anything below a lesson', ASHA, set(`${NEW}/notes/a`, fields)),
];

function required(): DocumentData {
  const { position, length, done, at, savedAt, title, path, day, seconds } = fields as DocumentData;
  return { position, length, done, at, savedAt, title, path, day, seconds };
}

/** Times: of the server's, a minute ahead at most. Half a minute off the bound, for what a case takes. */
const clockCases: readonly AccessCase[] = [
  creates('watched just now', { at: inMs(0) }),
  creates('watched by a clock that is half a minute ahead', { at: inMs(30_000) }),
  cannotCreate('watched by a clock that is six minutes ahead', { at: inMs(360_000) }),
  cannotCreate('watched in a year', { at: inMs(365 * DAY_MS) }),
  creates('of the day that it is in UTC', { day: Math.floor(inMs(0) / DAY_MS) }),
  creates('of the latest day that it is anywhere', { day: dayIn(0) }),
  cannotCreate('of a day that has begun nowhere', { day: dayIn(360_000) + 1 }),
  cannotCreate('of a day in a year', { day: dayIn(365 * DAY_MS) }),
  denied('a learner does not go on in the future', ASHA, merge(KNOWN, { ...fields, at: inMs(360_000) })),
  denied('a learner does not go on on a later day', ASHA, merge(KNOWN, { ...fields, day: dayIn(360_000) + 1 })),
  allowed('a position from the future gives way to what is watched after it was saved', ASHA, merge(AHEAD, fields)),
  denied(
    'a position from the future does not give way to what was watched before it was saved',
    ASHA,
    merge(AHEAD, { ...fields, at: PROGRESS_AT - 1 }),
  ),
  allowed(
    'a week from the future gives way to one that is possible',
    ASHA,
    merge(AHEAD, { ...fields, day: Math.floor((PROGRESS_AT + ZONE_MS) / DAY_MS), seconds: [0, 0, 0, 0, 0, 0, 0] }),
  ),
  denied('what is from the future stays so by no write', ASHA, update(AHEAD, { position: 20, savedAt: NOW })),
];

/** Update: never older, never undone. */
const knownCases: readonly AccessCase[] = [
  allowed('a learner goes on', ASHA, merge(KNOWN, { ...fields, at: PROGRESS_AT + 1, position: 20 })),
  allowed('a learner goes back', ASHA, merge(KNOWN, { ...fields, at: PROGRESS_AT + 1, position: 0 })),
  allowed('a learner saves the same once more', ASHA, merge(KNOWN, fields)),
  allowed('a learner finishes a lesson', ASHA, update(KNOWN, { done: true, at: PROGRESS_AT + 1, savedAt: NOW })),
  allowed('a finished lesson is watched again', ASHA, update(DONE, { position: 1, at: PROGRESS_AT + 1, savedAt: NOW })),
  denied('an older position replaces no newer one', ASHA, merge(KNOWN, { ...fields, at: PROGRESS_AT - 1 })),
  denied('an older write does not finish a lesson', ASHA, merge(KNOWN, { ...fields, done: true, at: PROGRESS_AT - 1 })),
  ...[
    ['the same day', 0, [12.5, 0, 0, 0, 0, 0, 0], [12.4, 0, 0, 0, 0, 0, 0]],
    ['the next day', 1, [0, 12.5, 0, 0, 0, 0, 0], [99, 12.4, 0, 0, 0, 0, 0]],
    ['the last day that a week has', 6, [0, 0, 0, 0, 0, 0, 12.5], [0, 0, 0, 0, 0, 99, 12.4]],
  ].flatMap(([on, later, enough, less]) => {
    const next = { ...fields, at: PROGRESS_AT + 1, day: Number(PROGRESS.day) + Number(later) };
    return [
      allowed(`${String(on)}: the time watched stays`, ASHA, merge(KNOWN, { ...next, seconds: enough })),
      denied(`${String(on)}: the time watched gets no shorter`, ASHA, merge(KNOWN, { ...next, seconds: less })),
    ];
  }),
  allowed(
    'after a week the time watched is forgotten',
    ASHA,
    merge(KNOWN, { ...fields, at: PROGRESS_AT + 1, day: Number(PROGRESS.day) + 7, seconds: [0, 0, 0, 0, 0, 0, 0] }),
  ),
  denied(
    'a week that ends earlier does not replace a later one',
    ASHA,
    merge(KNOWN, { ...fields, at: PROGRESS_AT + 1, day: Number(PROGRESS.day) - 1 }),
  ),
  denied('a finished lesson is not undone', ASHA, merge(DONE, { ...fields, done: false, at: PROGRESS_AT + 1 })),
  denied('a finished lesson does not lose that it is', ASHA, update(DONE, { done: deleteField(), savedAt: NOW })),
  denied('progress is not dated back', ASHA, update(KNOWN, { position: 1, savedAt: LONG_AGO })),
  denied('progress is not saved without its time', ASHA, update(KNOWN, { position: 1 })),
  denied('progress gets no field more', ASHA, update(KNOWN, { isAdmin: true, savedAt: NOW })),
  denied('progress loses no field', ASHA, update(KNOWN, { title: deleteField(), savedAt: NOW })),
  denied('a lesson that is not there is not updated', ASHA, update(`${OWN}/none`, { position: 1, savedAt: NOW })),
];

/** Read and delete: one's own, by pages. */
const ownCases: readonly AccessCase[] = [
  allowed('a learner gets their own progress', ASHA, get(KNOWN)),
  allowed('a learner gets progress that is missing', ASHA, get(`${OWN}/none`)),
  allowed('a learner lists a page of their own progress', ASHA, list(OWN, orderBy('savedAt', 'desc'), limit(100))),
  denied('a learner cannot list their progress without a limit', ASHA, list(OWN)),
  denied('a learner cannot list more than a page', ASHA, list(OWN, limit(101))),
  allowed('a learner deletes their progress', ASHA, remove(KNOWN)),
  allowed('a learner deletes progress that is missing', ASHA, remove(`${OWN}/none`)),
  allowed('a learner deletes progress long after the sign-in', { ...ASHA, signedInSecondsAgo: 86_400 }, remove(KNOWN)),
];

/** The choice to keep progress on the device alone. */
const choiceCases: readonly AccessCase[] = [
  denied('a learner who keeps progress on the device saves none', ASHA, inTurn(choose(false), set(NEW, fields))),
  allowed(
    'a learner who keeps progress in the account again saves it',
    ASHA,
    inTurn(inTurn(choose(false), choose(true)), set(NEW, fields)),
  ),
  allowed(
    'a learner chooses long after the sign-in',
    { ...ASHA, signedInSecondsAgo: 86_400 },
    update('users/asha', { keepsProgress: false }),
  ),
  denied('a choice is yes or no', ASHA, update('users/asha', { keepsProgress: 'no' })),
  denied('a choice is not merged with a name', ASHA, update('users/asha', { keepsProgress: false, firstName: 'A' })),
  denied('a choice is not made for another learner', MEERA, update('users/asha', { keepsProgress: false })),
  denied('a choice makes no document', MEERA, merge('users/meera', { keepsProgress: false })),
];

/** Others, and nobody. */
const strangers: readonly (readonly [string, Person | undefined])[] = [
  ['another learner', MEERA],
  ['a visitor', undefined],
  ['a learner without a phone sign-in', { ...ASHA, provider: 'google.com' }],
];
const otherCases = strangers.flatMap(([who, as]) => [
  denied(`${who} cannot get progress`, as, get(KNOWN)),
  denied(`${who} cannot get progress that is missing`, as, get(`${OWN}/none`)),
  denied(`${who} cannot list progress`, as, list(OWN, limit(10))),
  denied(`${who} cannot list progress by its title`, as, list(OWN, where('title', '==', PROGRESS.title), limit(1))),
  denied(`${who} cannot save progress`, as, set(NEW, fields)),
  denied(`${who} cannot change progress`, as, update(KNOWN, { position: 1, at: PROGRESS_AT + 1, savedAt: NOW })),
  denied(`${who} cannot delete progress`, as, remove(KNOWN)),
]);

describeAccess([...newCases, ...clockCases, ...knownCases, ...ownCases, ...choiceCases, ...otherCases], {
  denied: 112,
  allowed: 28,
});
