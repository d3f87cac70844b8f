import { announcementOfWrites, expectAllowed } from '../reading/countReads.ts';
import type { Target } from '../reading/target.ts';
import { areSame, type Change, type StoredFields } from './change.ts';
import { openJournal, type Journal } from './journal.ts';
import { readPlan } from './planFile.ts';
import { readFields, writeFields } from './writeDocument.ts';

/** The end of the changes of a plan. */
export interface Outcome {
  written: number;
  /** The paths of documents that somebody has changed or deleted since: they are left as they are. */
  left: readonly string[];
}

interface Asked {
  /** More than MOST_UNASKED documents may be read. */
  isYes: boolean;
  /** Gets the line that announces the reads and writes, before the first of them. */
  say(line: string): void;
}

/** Writes what a plan says. Started again after a kill, it goes on. Throws, in words for a terminal. */
export const apply = (target: Target, planFile: string, asked: Asked): Promise<Outcome> =>
  writeAll(target, planFile, asked, {
    hasEnded: (state) => state === 'applied',
    states: ['applying', 'applied'],
    from: ({ before }) => before,
    to: ({ after }) => after,
  });

/** Writes the values from before, as they were stored, where `apply` has begun. Started again after a kill, it goes on. */
export const undo = (target: Target, planFile: string, asked: Asked): Promise<Outcome> =>
  writeAll(target, planFile, asked, {
    hasEnded: (state) => state === undefined || state === 'undone',
    states: ['undoing', 'undone'],
    from: ({ after }) => after,
    to: ({ before }) => before,
  });

interface Direction {
  hasEnded(state: ReturnType<Journal['stateOf']>): boolean;
  states: readonly ['applying', 'applied'] | readonly ['undoing', 'undone'];
  from(change: Change): StoredFields;
  to(change: Change): StoredFields;
}

async function writeAll(
  target: Target,
  planFile: string,
  { isYes, say }: Asked,
  direction: Direction,
): Promise<Outcome> {
  const { project, changes, hash } = readPlan(planFile);
  if (project !== target.project) throw new Error(`${planFile} is for the project ${project}, not ${target.project}`);
  const journal = openJournal(planFile, hash);
  const waiting = changes.filter(({ path }) => !direction.hasEnded(journal.stateOf(path)));
  say(announcementOfWrites(waiting.length));
  expectAllowed(waiting.length, isYes);
  const left: string[] = [];
  let written = 0;
  for (const change of waiting) {
    if (await writeOne(target, journal, change, direction)) written += 1;
    else left.push(change.path);
  }
  return { written, left };
}

/** False where the document holds neither what it held before nor what this plan has written. */
async function writeOne(target: Target, journal: Journal, change: Change, direction: Direction): Promise<boolean> {
  const { path } = change;
  const [from, to] = [direction.from(change), direction.to(change)];
  const [begun, ended] = direction.states;
  const isWritten = (fields: StoredFields) => journal.stateOf(path) !== undefined && areSame(fields, to);
  const now = await readFields(target, path, Object.keys(to));
  if (!now) return false;
  if (!isWritten(now.fields)) {
    if (!areSame(now.fields, from)) return false;
    journal.note(path, begun, now.fields);
    const isTaken = await writeFields(target, path, to, now.updateTime);
    // A write whose response was lost has changed the time that its second attempt names.
    const then = isTaken ? undefined : await readFields(target, path, Object.keys(to));
    if (!isTaken && !(then && isWritten(then.fields))) return false;
  }
  journal.note(path, ended, to);
  return true;
}
