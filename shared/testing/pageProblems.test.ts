import { expect, test } from 'vitest';
import { withCause } from './pageProblems.ts';

const PANEL = 'it says: This part is not available';
const WARNING = 'A remote could not be loaded. Error: no such export\n    at load';

test.each<[string, Parameters<typeof withCause>, string | undefined]>([
  ['a screen that stands', [undefined, []], undefined],
  ['an error that only the console has', [undefined, ['exception: broken\n  at a']], 'exception: broken'],
  ['a panel', [PANEL, []], PANEL],
  ['a panel and its cause', [PANEL, [WARNING]], `${PANEL} (A remote could not be loaded. Error: no such export)`],
  ['an error that the console has too', ['planted', ['exception: planted']], 'exception: planted'],
])('%s: what counts as its problem', (_, given, problem) => expect(withCause(...given)).toBe(problem));
