import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Killed, withFailpointUntil } from '../../release/atomic/failpoints.ts';
import { eachFirestore } from '../../parity/eachFirestore.ts';
import { MENDABLE, startMendable, UNASKED } from '../planted/mendable.ts';
import type { Target } from '../reading/target.ts';
import { apply, undo } from './apply.ts';

/** Some forty runs of the command, on a busy machine. */
const WITHIN = { timeout: 15 * 60_000 };

/** Ends `act` as SIGKILL does at a write to the disk. */
const killAtWrite = (at: number, act: () => Promise<unknown>) =>
  withFailpointUntil({ at }, act).then(
    () => false,
    (error: unknown) => error instanceof Killed,
  );

/** Ends `act` as SIGKILL does at a request, before it is sent or after the server has done it: nothing of it goes on. */
function killAtRequest(at: number, isDone: boolean, act: () => Promise<unknown>): Promise<boolean> {
  const { fetch } = globalThis;
  let count = 0;
  return new Promise((resolve, reject) => {
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      count += 1;
      if (count < at) return fetch(...given);
      if (isDone) await fetch(...given);
      resolve(true);
      return new Promise(() => {});
    });
    act().then(() => resolve(false), reject);
  }).finally(() => vi.stubGlobal('fetch', fetch)) as Promise<boolean>;
}

describe.each(eachFirestore())('on %s', (_, firestore) => {
  let mendable: Awaited<ReturnType<typeof startMendable>>;
  let target: Target;
  beforeAll(async () => {
    mendable = await startMendable(firestore);
    ({ target } = mendable);
  }, 60_000);
  afterAll(() => mendable?.stop());

  test.each([
    ['apply', apply],
    ['undo', undo],
  ] as const)(
    '%s, killed at any write to the disk or request: started again, it goes on',
    WITHIN,
    async (name, command) => {
      const kills = [
        (at: number, act: () => Promise<unknown>) => killAtWrite(at, act),
        (at: number, act: () => Promise<unknown>) => killAtRequest(at, false, act),
        (at: number, act: () => Promise<unknown>) => killAtRequest(at, true, act),
      ];
      let killed = 0;
      for (const kill of kills) {
        for (let at = 1; ; at += 1) {
          await mendable.reset();
          const plan = await mendable.makePlan();
          const original = await mendable.storedText();
          if (name === 'undo') await apply(target, plan, UNASKED);
          const wasKilled = await kill(at, () => command(target, plan, UNASKED));
          expect((await command(target, plan, UNASKED)).left).toEqual([]);
          const isAsIntended = (text: string) => (name === 'undo' ? text === original : text !== original);
          expect(isAsIntended(await mendable.storedText())).toBe(true);
          expect((await undo(target, plan, UNASKED)).left).toEqual([]);
          expect(await mendable.storedText()).toBe(original);
          if (!wasKilled) break;
          killed += 1;
        }
      }
      expect(killed).toBeGreaterThanOrEqual(6 * MENDABLE.length);
    },
  );
});
