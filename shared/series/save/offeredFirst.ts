import type { SaveChoice } from '../../saved/actions.ts';

/**
 * Returns the quality that a save is offered in: the best that is on this device already, which takes neither mobile data nor room,
 * else the lowest. `choices` have the lowest first; undefined: there are none.
 */
export const offeredFirst = (choices: readonly SaveChoice[]): SaveChoice | undefined =>
  choices.findLast(({ bytes, missingBytes }) => bytes > 0 && missingBytes === 0) ?? choices[0];
