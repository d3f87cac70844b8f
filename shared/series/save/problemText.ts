import { messages } from '../../player/save/messages.ts';
import type { Saveable } from '../../player/save/saveable.ts';
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
      return messages.full(missingBytes);
    case 'unavailable':
      return what === 'lesson' ? messages.unavailable : messages.unavailableOf(lessons);
    case 'damaged':
      return what === 'lesson' ? messages.damaged : messages.damagedOf(lessons);
    case 'removed':
      return what === 'lesson' ? messages.removed : messages.removedOf(lessons);
  }
}
