/** The trial of a script: an argument after its documented ones, so that nothing is built, started, downloaded or changed. */
export interface Trial {
  add: string;
  answer: RegExp;
}

/** It accepts what stands in the document, and refuses the first argument that it does not know. */
const REFUSES_UNKNOWN: Trial = { add: '--no-such-option', answer: /Unknown option '--no-such-option'/ };
const LISTS_TESTS: Trial = { add: '--list', answer: /Total: [1-9]\d* tests? in/ };

/** Scripts that are neither here nor a part of `npm test` may not be documented. */
export const TRIALS: Record<string, Trial> = {
  start: REFUSES_UNKNOWN,
  dev: REFUSES_UNKNOWN,
  'dev:feed': REFUSES_UNKNOWN,
  'dev:ui': { add: '--help', answer: /--config/ },
  e2e: LISTS_TESTS,
  'e2e:hands': LISTS_TESTS,
  'e2e:engines': LISTS_TESTS,
  'e2e:emulators': LISTS_TESTS,
  contract: LISTS_TESTS,
  looks: LISTS_TESTS,
  screenshots: REFUSES_UNKNOWN,
  chaos: REFUSES_UNKNOWN,
  damages: LISTS_TESTS,
  faults: { add: '--list', answer: /of 80 faults have a test/ },
  licences: { add: '', answer: /, 0 not allowed/ },
  index: REFUSES_UNKNOWN,
  doctor: REFUSES_UNKNOWN,
  school: REFUSES_UNKNOWN,
  lessons: REFUSES_UNKNOWN,
  house: { add: '--no-flows', answer: /^browser source files +\d+/m },
  bench: { add: '--list', answer: /benchmark \w+/ },
  cost: REFUSES_UNKNOWN,
  compose: REFUSES_UNKNOWN,
  release: REFUSES_UNKNOWN,
  canary: REFUSES_UNKNOWN,
  rollback: REFUSES_UNKNOWN,
  disable: REFUSES_UNKNOWN,
  enable: REFUSES_UNKNOWN,
  move: REFUSES_UNKNOWN,
  releases: REFUSES_UNKNOWN,
  reproduce: REFUSES_UNKNOWN,
  rehearse: REFUSES_UNKNOWN,
  deploy: REFUSES_UNKNOWN,
  probe: REFUSES_UNKNOWN,
  preview: REFUSES_UNKNOWN,
  explain: REFUSES_UNKNOWN,
  'new-remote': { add: 'more', answer: /Which remote/ },
  bundled: REFUSES_UNKNOWN,
  pack: REFUSES_UNKNOWN,
  check: REFUSES_UNKNOWN,
  verify: REFUSES_UNKNOWN,
  races: REFUSES_UNKNOWN,
  discovery: REFUSES_UNKNOWN,
  'registry-schema': REFUSES_UNKNOWN,
};
