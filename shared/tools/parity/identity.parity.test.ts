import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend, type Backend } from '../backend/startBackend.ts';
import { isWithoutAuthEmulator, startAuthEmulator, type AuthServer } from './authEmulator.ts';
import { IDENTITY_CASES, PROJECT, type IdentityAnswer, type IdentityCase } from './identityCases.ts';
import { sendTo } from './sendIdentity.ts';

/** The fields that each call reads. */
const FIELDS = {
  sendVerificationCode: ['phoneNumber', 'phone_number', 'recaptchaToken'],
  signInWithPhoneNumber: ['code', 'idToken', 'phoneNumber', 'sessionInfo', 'session_info', 'temporaryProof'],
  lookup: ['idToken', 'id_token'],
  delete: ['idToken', 'id_token'],
};

/**
 * Phone sign-in of the embedded backend and of Google's Auth emulator. Not compared, since the emulator is laxer there than
 * Google's service and than we are: numbers that only begin with a plus, tokens that have expired or are of another
 * project, the limits. Not compared either: what the backend does not serve, what ends the emulator's code with an exception.
 */
describe.skipIf(isWithoutAuthEmulator())("phone sign-in and Google's Auth emulator: the same answers", () => {
  let embedded: Backend;
  let emulator: AuthServer;
  beforeAll(async () => {
    emulator = await startAuthEmulator(PROJECT);
    embedded = await startBackend({
      project: PROJECT,
      firestorePort: 0,
      authPort: 0,
      origins: [],
      log: () => {},
      codesPerVisitor: Infinity,
    });
  }, 180_000);
  afterAll(() => Promise.all([embedded?.stop(), emulator?.stop()]));
  beforeEach(() =>
    Promise.all(
      [embedded.authPort, emulator.port].map((port) =>
        sendTo(port)({
          path: `/emulator/v1/projects/${PROJECT}/accounts`,
          method: 'DELETE',
          authorization: 'Bearer owner',
        }),
      ),
    ),
  );

  const answersOf = async ({ run }: IdentityCase, port: number): Promise<IdentityAnswer[]> =>
    (await run(sendTo(port))).map(({ status, content }) => ({ status, content }));

  it.each(IDENTITY_CASES)('$title', async (identityCase) => {
    expect(await answersOf(identityCase, embedded.authPort)).toEqual(await answersOf(identityCase, emulator.port));
  });

  it('300 random bodies', async () => {
    const bodyOf = (names: readonly string[]) => {
      const value = fc
        .oneof(fc.string(), fc.double(), fc.constantFrom('x.y.z', ''), fc.anything({ maxDepth: 1 }))
        .filter((value) => typeof value !== 'string' || !value.startsWith('+'));
      const fields = fc.dictionary(fc.constantFrom(...names, 'x'), value).map((content) => JSON.stringify(content));
      return fc.oneof({ arbitrary: fields, weight: 5 }, fc.string(), fc.json());
    };
    const calls = Object.entries(FIELDS).map(([operation, names]) =>
      bodyOf(names).map((body) => ({ path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body })),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(...calls), async (call) => {
        const [actual, expected] = [await sendTo(embedded.authPort)(call), await sendTo(emulator.port)(call)];
        expect([actual.status, actual.content]).toEqual([expected.status, expected.content]);
      }),
      { numRuns: 300 },
    );
  });
});
