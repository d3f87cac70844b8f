import { save as texts } from './texts.ts';
import type { Saveable } from './saveable.ts';
import type { SaveProblem } from '../../saved/records.ts';

interface Problem {
  problem: SaveProblem;
  /** How many have it. */
  lessons: number;
  /** What a full device has no room for; 0 where unknown. */
  missingBytes: number;
}

/** Why saving cannot go on, and what helps. */
export function problemText(what: Saveable, { problem, lessons, missingBytes }: Problem): string {
  switch (problem) {
    case 'full':
      return texts.full(missingBytes);
    case 'unavailable':
      return what === 'lesson' ? texts.unavailable : texts.unavailableOf(lessons);
    case 'damaged':
      return what === 'lesson' ? texts.damaged : texts.damagedOf(lessons);
    case 'removed':
      return what === 'lesson' ? texts.removed : texts.removedOf(lessons);
  }
}
