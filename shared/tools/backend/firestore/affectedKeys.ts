import { compareValues } from './compareValues.ts';
import type { Fields } from './value.ts';

/** The names of the fields that a write adds, removes or changes: `after.diff(before).affectedKeys()` of the rules. */
export function affectedKeys(before: Fields, after: Fields): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return !was || !is || compareValues(was, is) !== 0;
  });
}
