import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { evil } from '../../../shared/testing/hostileValues.ts';

test('hostile storage: only our own answer is a no', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(evil, fc.constantFrom('true', 'false', '1', '{"true":true}', '', 'null')),
      async (value) => {
        vi.resetModules();
        const text = typeof value === 'string' ? value : String(JSON.stringify(value));
        vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'bazaar.installRefused' ? text : null) });
        const { refused } = await import('./installPrompt.ts');
        expect(refused.get()).toBe(text === 'true');
      },
    ),
    { numRuns: 50 },
  );
});
