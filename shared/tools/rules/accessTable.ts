import type { AccessCase } from './accessCase.ts';
import { contentCases } from './contentCases.ts';
import { otherPathCases } from './otherPathCases.ts';
import { postCases } from './postCases.ts';
import { userCases } from './userCases.ts';

/** Every attack and its allowed twins. Run against `firestore.rules` and against the embedded backend's copy of them. */
export const accessTable: readonly AccessCase[] = [...contentCases, ...postCases, ...otherPathCases, ...userCases];
