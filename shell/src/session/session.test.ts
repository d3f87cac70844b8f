import { beforeEach, expect, test, vi } from 'vitest';

const known = vi.hoisted(() => ({ isKnown: true }));
const forgetSavedData = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@bazaar/shared/session/watchSession', () => ({
  isKnownVisitor: () => known.isKnown,
  watchSession: async () => {},
  followFirebase: async () => {},
}));
vi.mock('./learner.ts', () => ({ learnerChanged: async () => {}, forgetSavedData }));

beforeEach(() => {
  vi.resetModules();
  forgetSavedData.mockClear();
});

/** A page that has just started; its visitor was signed in at the last visit, or was not. */
async function start(wasKnown: boolean) {
  known.isKnown = wasKnown;
  const { session, startSession } = await import('./session.ts');
  startSession({ removeQueries: () => {} } as never);
  /** By the deadline, or because Firebase knows of nobody: then the mark is gone before. */
  const showAnonymous = () => session.setState({ status: 'anonymous' }, true);
  const user = { uid: 'asha', mobile: '+919000000000', authTimeMs: 0 };
  return { showAnonymous, signIn: () => session.setState({ status: 'signedIn', user }, true) };
}

test('a session that is not known in time: nothing of the visitor is forgotten', async () => {
  const { showAnonymous } = await start(true);
  showAnonymous();
  await vi.dynamicImportSettled();
  expect(forgetSavedData).not.toHaveBeenCalled();
});

test('a session that is not known in time, and has ended as Firebase says later: the visitor is forgotten, once', async () => {
  const { showAnonymous } = await start(true);
  showAnonymous();
  known.isKnown = false;
  showAnonymous();
  showAnonymous();
  await vi.waitFor(() => expect(forgetSavedData).toHaveBeenCalledOnce());
});

test('a session that is known late: the visitor is forgotten at the sign-out, not before', async () => {
  const { showAnonymous, signIn } = await start(true);
  showAnonymous();
  signIn();
  await vi.dynamicImportSettled();
  expect(forgetSavedData).not.toHaveBeenCalled();
  known.isKnown = false;
  showAnonymous();
  await vi.waitFor(() => expect(forgetSavedData).toHaveBeenCalledOnce());
});

test('a visitor who never signed in: there is nobody to forget', async () => {
  const { showAnonymous } = await start(false);
  showAnonymous();
  await vi.dynamicImportSettled();
  expect(forgetSavedData).not.toHaveBeenCalled();
});
