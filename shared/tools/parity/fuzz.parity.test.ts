import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './comparableAnswer.ts';
import { nextRequest } from './fuzzRequests.ts';
import { FUZZ_PROJECT } from './fuzzWorld.ts';
import { createRandom } from './random.ts';
import { isWithoutJudge, startTwoBackends, type TwoBackends } from './twoBackends.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 6000);
/** The same requests in every run: a difference is found where it is looked for, not in a team's release. Another seed asks others. */
const SEED = Number(process.env.FUZZ_SEED ?? 511_370_160);

describe.skipIf(isWithoutJudge())('random requests', () => {
  let backends: TwoBackends;
  beforeAll(async () => {
    backends = await startTwoBackends(FUZZ_PROJECT);
  }, 60_000);
  afterAll(() => backends?.stop());

  it(
    `are answered by the embedded backend as by Google's emulator (FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS})`,
    { timeout: 300_000 },
    async () => {
      const random = createRandom(SEED);
      for (let number = 1; number <= REQUESTS; number += 1) {
        const { parent, operation, body } = nextRequest(random);
        const [answer, expected] = await Promise.all(
          [backends.embedded, backends.emulator].map(({ port }) => ask(port, parent, operation, body)),
        );
        expect(answer, `request ${number}: ${operation} ${parent} ${JSON.stringify(body)}`).toEqual(expected);
      }
      console.info(`fuzz: ${REQUESTS} requests, 0 differences, seed ${SEED}`);
    },
  );
});
