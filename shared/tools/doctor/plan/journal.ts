import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StoredFields } from './change.ts';

/** The end of a change: `applying` and `undoing` are written before the document is, the others after it. */
export type State = 'applying' | 'applied' | 'undoing' | 'undone';

const entrySchema = v.union([
  v.object({ plan: v.string() }),
  v.object({ path: v.string(), state: v.picklist(['applying', 'applied', 'undoing', 'undone']) }),
]);

/** The states of a plan's changes, each on the disk before its write begins and after it. */
export interface Journal {
  /** Undefined: the change has not begun. */
  stateOf(path: string): State | undefined;
  /** Stores a state, with the values that the document has then. Throws where the disk does not take it. */
  note(path: string, state: State, stored: StoredFields): void;
}

/** Opens the journal of a plan, which lies beside it. Throws where it is that of another plan. */
export function openJournal(planFile: string, hash: string): Journal {
  const file = `${planFile}.journal`;
  const states = new Map<string, State>();
  let plan: string | undefined;
  for (const entry of entriesIn(file)) {
    if ('plan' in entry) plan ??= entry.plan;
    else states.set(entry.path, entry.state);
  }
  if (plan !== undefined && plan !== hash) throw new Error(`${file} is the journal of another plan`);
  if (plan === undefined) append(file, { plan: hash });
  return {
    stateOf: (path) => states.get(path),
    note(path, state, stored) {
      append(file, { path, state, stored });
      states.set(path, state);
    },
  };
}

/** A line begins with its break: after one that was cut by a kill, the next stands by itself. `flush`: it outlives the machine. */
const append = (file: string, entry: object): void =>
  writeFileSync(file, `\n${JSON.stringify(entry)}`, { flag: 'a', flush: true });

function entriesIn(file: string): v.InferOutput<typeof entrySchema>[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const entry = v.safeParse(entrySchema, jsonIn(line));
    return entry.success ? [entry.output] : [];
  });
}

/** Undefined for a line that a kill has cut. */
function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
