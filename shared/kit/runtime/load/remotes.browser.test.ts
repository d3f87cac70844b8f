import type { RemoteBuild } from '../registry/registry.ts';
import { RememberedFailure } from '../integrity/oldBrowsers/rememberedFailure.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Loaded, Start, Tried } from './loader.ts';
import { REMOTE_DEADLINE_MS, RemoteError } from './remoteError.ts';
import { createRemotes, remoteIn } from './remotes.ts';

interface Screens {
  routes: { path: string }[];
}
type Slot = () => null;

const tried: Tried = { attempt: 'first', others: [], isPageOld: false };
const buildOf = (version: string) => ({ version }) as RemoteBuild;
const screensOf = (version: string): Loaded<Screens> => ({
  module: { routes: [{ path: version }] },
  build: buildOf(version),
  tried,
});
const slotOf = (version: string): Loaded<Slot> => ({ module: () => null, build: buildOf(version), tried });

const loadScreens = vi.fn<(name: string, pathname: string, start: Start) => Promise<Loaded<Screens>>>();
const loadSlot = vi.fn<(name: string, start: Start) => Promise<Loaded<Slot>>>();
let remotes: ReturnType<typeof createRemotes<Screens, Slot>>;
beforeEach(() => {
  loadScreens.mockReset();
  loadSlot.mockReset();
  remotes = createRemotes(
    async () => ({ loadScreens, loadSlot }),
    () => false,
  );
});
afterEach(() => vi.useRealTimers());

const act = () => remotes.getState();
const screens = (name = 'feed') => remoteIn(act(), name).screens;
const slot = () => remoteIn(act(), 'reels').slot;

/** The feed is shown, in its version b. */
async function showFeed(): Promise<void> {
  loadScreens.mockResolvedValueOnce(screensOf('b'));
  await act().load('feed', '/feed');
}

test('two screens wait for one remote: it is loaded once, and is there for both', async () => {
  loadScreens.mockResolvedValue(screensOf('b'));
  await Promise.all([act().load('feed', '/feed'), act().load('feed', '/feed')]);
  await act().load('feed', '/feed/post');
  expect(loadScreens).toHaveBeenCalledOnce();
  expect(screens()).toMatchObject({ status: 'ready', module: screensOf('b').module, build: { version: 'b' } });
});

test('a remote that cannot be loaded: another one that is loading, or there, does not change', async () => {
  await showFeed();
  const feed = screens();
  loadScreens.mockRejectedValueOnce(new Error('no'));
  await act().load('reels', '/reel');
  expect(screens('reels').status).toBe('failed');
  expect(screens()).toBe(feed);
});

test('a load fails: nothing is tried again by itself; a retry starts anew', async () => {
  loadScreens.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(screensOf('b'));
  await act().load('feed', '/feed');
  await act().load('feed', '/feed');
  expect(loadScreens).toHaveBeenCalledOnce();
  expect(screens()).toMatchObject({ status: 'failed', failure: { failure: 'unavailable' } });
  await act().retry('feed', '/feed');
  expect(loadScreens).toHaveBeenLastCalledWith('feed', '/feed', { isAnew: true });
  expect(screens()).toMatchObject({ status: 'ready', failure: undefined });
});

test('the visitor goes on after a failure: the next path loads anew, and avoids what failed', async () => {
  loadScreens.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(screensOf('b'));
  await act().load('feed', '/feed');
  act().leave('feed', 'screens');
  await act().load('feed', '/feed/post');
  expect(loadScreens).toHaveBeenLastCalledWith('feed', '/feed/post', { isAnew: true });
  expect(screens().status).toBe('ready');
});

test('a load fails when nobody waits any more: who comes next loads anew', async () => {
  loadScreens.mockRejectedValueOnce(new Error('no'));
  const loading = act().load('feed', '/feed');
  act().leave('feed', 'screens');
  await loading;
  expect(screens()).toMatchObject({ status: 'idle', hasFailed: true });
});

test('a visitor who comes back while it is loading gets the failure of that load', async () => {
  loadScreens.mockRejectedValueOnce(new Error('no'));
  const loading = act().load('feed', '/feed');
  act().leave('feed', 'screens');
  void act().load('feed', '/feed');
  await loading;
  expect(screens().status).toBe('failed');
});

test('the team has disabled it: the failure has the text of the team', async () => {
  loadScreens.mockRejectedValueOnce(new RemoteError('disabled', { text: 'Back on Monday.' }));
  await act().load('feed', '/feed');
  expect(screens().failure).toMatchObject({ failure: 'disabled', text: 'Back on Monday.' });
});

test('nothing comes within the deadline: it has failed, and what comes later is not shown', async () => {
  vi.useFakeTimers();
  let come!: (late: Loaded<Screens>) => void;
  loadScreens.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const loading = act().load('feed', '/feed');
  await vi.advanceTimersByTimeAsync(REMOTE_DEADLINE_MS - 1);
  expect(screens().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  come(screensOf('late'));
  await vi.advanceTimersByTimeAsync(1);
  expect(screens()).toMatchObject({ status: 'failed', module: undefined });
});

test('screens throw: another build takes their place, and is asked for once', async () => {
  await showFeed();
  const thrown = new Error('no');
  loadScreens.mockResolvedValueOnce(screensOf('a'));
  await Promise.all([act().replace('feed', '/feed', thrown), act().replace('feed', '/feed', thrown)]);
  expect(loadScreens).toHaveBeenCalledTimes(2);
  expect(loadScreens).toHaveBeenLastCalledWith('feed', '/feed', { from: { build: buildOf('b'), tried }, thrown });
  expect(screens()).toMatchObject({ status: 'ready', module: screensOf('a').module, build: { version: 'a' } });
});

test('screens throw and no other build can be had: the panel is shown, on other paths those screens', async () => {
  await showFeed();
  loadScreens.mockRejectedValueOnce(new Error('no'));
  await act().replace('feed', '/feed', new Error('thrown'));
  expect(screens()).toMatchObject({ status: 'failed', failure: { failure: 'broken' } });
  act().leave('feed', 'screens');
  expect(screens()).toMatchObject({ status: 'ready', module: screensOf('b').module, build: { version: 'b' } });
});

test('Try Again after screens threw: nothing of them stays', async () => {
  await showFeed();
  loadScreens.mockRejectedValue(new Error('no'));
  await act().replace('feed', '/feed', new Error('thrown'));
  await act().retry('feed', '/feed');
  expect(screens()).toMatchObject({ status: 'failed', module: undefined, failure: { failure: 'unavailable' } });
});

test('a failure that the browser remembers: without a press, the panel is shown in this page', async () => {
  loadScreens.mockRejectedValueOnce(new RememberedFailure('no'));
  await act().load('feed', '/feed');
  expect(screens().status).toBe('failed');
});

test('a slot comes from the build of the screens, where these are there', async () => {
  loadScreens.mockResolvedValueOnce(screensOf('b'));
  loadSlot.mockResolvedValueOnce(slotOf('b'));
  await act().load('reels', '/reel');
  await act().loadSlot('reels');
  expect(loadSlot).toHaveBeenCalledExactlyOnceWith('reels', { from: { build: buildOf('b'), tried } });
  expect(slot().status).toBe('ready');
});

test('a slot throws and no other build can be had: the next page loads it anew, its screens do not change', async () => {
  loadScreens.mockResolvedValueOnce(screensOf('b'));
  loadSlot.mockResolvedValueOnce(slotOf('b')).mockRejectedValueOnce(new Error('no'));
  await act().load('reels', '/reel');
  const before = screens('reels');
  await act().loadSlot('reels');
  await act().replaceSlot('reels', new Error('thrown'));
  expect(slot()).toMatchObject({ status: 'failed', module: undefined });
  act().leave('reels', 'slot');
  expect(slot().status).toBe('idle');
  expect(screens('reels')).toBe(before);
});
