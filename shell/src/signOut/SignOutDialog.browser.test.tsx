import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { LiveRegions } from '@bazaar/shared/ui/LiveRegions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { downloadedLessons, type DownloadedLesson } from '../../../shared/saved/records.ts';
import { deviceProgress, unsavedProgress } from '../../../shared/progress/device.ts';
import '../../../shared/ui/tokens.css';
import * as learner from '../watching/followLearner.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import * as account from './signOutHere.ts';

vi.mock('./signOutHere.ts', () => ({ signOutHere: vi.fn() }));
vi.mock('../watching/followLearner.ts', () => ({ saveUnsavedProgress: vi.fn() }));
const { signOutHere } = vi.mocked(account);
const { saveUnsavedProgress } = vi.mocked(learner);

const lesson = (videoId: string): DownloadedLesson => ({
  videoId,
  streamId: `stream-${videoId}`,
  title: 'Film',
  path: '/x',
  heightPx: 180,
  state: 'whole',
  bytes: 24_000_000,
  savedBytes: 24_000_000,
});

const dialog = page.getByRole('dialog', { name: 'Sign Out' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

beforeEach(() => {
  vi.resetAllMocks();
  saveUnsavedProgress.mockResolvedValue(true);
  downloadedLessons.set(undefined);
  deviceProgress.set([]);
  unsavedProgress.set([]);
});
afterEach(() => setOnline(true));

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

async function show() {
  const onClose = vi.fn();
  await render(<Page onClose={onClose} />);
  return onClose;
}

function Page({ onClose }: { onClose(): void }) {
  const [isAsking, setIsAsking] = useState(true);
  const close = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <>
      {isAsking && <SignOutDialog onClose={close} />}
      <LiveRegions />
    </>
  );
}

test('nothing to lose: one question, Cancel has the focus, and Escape closes it', async () => {
  const onClose = await show();
  await expect
    .element(dialog)
    .toHaveTextContent('Sign out on this device? What you watched is forgotten here; your account keeps it.');
  await expect.element(dialog).not.toHaveTextContent(/saved lesson|progress/);
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(signOutHere).not.toHaveBeenCalled();
});

test('saved lessons: how many, their size, and that they go', async () => {
  downloadedLessons.set([lesson('a'), lesson('b')]);
  const onClose = await show();
  await expect.element(dialog).toHaveTextContent('2 saved lessons, 48 MB, are removed from this device.');
  await button('Sign Out').click();
  expect(signOutHere).toHaveBeenCalledWith({ keepsLessons: false });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('saved lessons can stay for the same number', async () => {
  downloadedLessons.set([lesson('a')]);
  await show();
  await dialog.getByRole('switch', { name: 'Keep saved lessons for my number' }).click();
  await expect
    .element(dialog)
    .toHaveTextContent('1 saved lesson, 24 MB, stays here until you sign in again with your number.');
  await button('Sign Out').click();
  expect(signOutHere).toHaveBeenCalledWith({ keepsLessons: true });
});

test('progress that the account does not have: it is sent, then the visitor is signed out', async () => {
  unsavedProgress.set(['a', 'b']);
  await show();
  await expect
    .element(dialog)
    .toHaveTextContent('The progress of 2 lessons is not in your account yet. It is sent first.');
  await button('Sign Out').click();
  expect(saveUnsavedProgress).toHaveBeenCalledBefore(signOutHere);
  await expect.element(page.getByText('You are signed out.')).toBeInTheDocument();
});

test('nothing was ever sent to the account: all that this device knows counts', async () => {
  unsavedProgress.set(undefined);
  deviceProgress.set([
    {
      videoId: 'a',
      title: 'Film',
      path: '/x',
      positionMs: 3_000,
      durationMs: 60_000,
      watchedAtMs: 1,
      isFinished: false,
    },
  ]);
  await show();
  await expect.element(dialog).toHaveTextContent('The progress of 1 lesson is not in your account yet.');
});

test('sending fails: the dialog says what would be lost, and only the next press signs out', async () => {
  unsavedProgress.set(['a']);
  saveUnsavedProgress.mockResolvedValue(false);
  const onClose = await show();
  await button('Sign Out').click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      'The progress of 1 lesson is not in your account yet and cannot be sent now. Signing out now loses it.',
    );
  expect(signOutHere).not.toHaveBeenCalled();
  await expect.element(button('Wait')).toBeVisible();
  await button('Sign Out').click();
  expect(signOutHere).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('the network goes while it is open: it says what would be lost and offers to wait; once it is back, all is sent', async () => {
  unsavedProgress.set(['a']);
  const onClose = await show();
  await expect.element(button('Cancel')).toBeVisible();
  setOnline(false);
  await expect.element(dialog).toHaveTextContent('Signing out now loses it.');
  await expect.element(button('Wait')).toHaveFocus();
  setOnline(true);
  await expect.element(dialog).toHaveTextContent('It is sent first.');
  setOnline(false);
  await button('Wait').click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(signOutHere).not.toHaveBeenCalled();
});

test('no network and nothing unsent: the plain question', async () => {
  setOnline(false);
  await show();
  await expect.element(button('Cancel')).toBeVisible();
  await button('Sign Out').click();
  expect(signOutHere).toHaveBeenCalledOnce();
});

test('signing out fails: it says so, and the visitor can press again', async () => {
  signOutHere.mockRejectedValue(new Error('no code'));
  const onClose = await show();
  await button('Sign Out').click();
  await expect.element(page.getByText('Signing out did not work. Please try again.')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['Cancel', 'Escape'])('%s while the progress is being sent: the visitor stays signed in', async (way) => {
  unsavedProgress.set(['a']);
  const sent = Promise.withResolvers<boolean>();
  saveUnsavedProgress.mockReturnValue(sent.promise);
  const onClose = await show();
  await button('Sign Out').click();
  if (way === 'Cancel') await button('Cancel').click();
  else await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  sent.resolve(true);
  await sent.promise;
  await Promise.resolve();
  expect(signOutHere).not.toHaveBeenCalled();
});

test('by keyboard, and sending fails: the button keeps the focus, and presses while it is busy do nothing', async () => {
  unsavedProgress.set(['a']);
  const sent = Promise.withResolvers<boolean>();
  saveUnsavedProgress.mockReturnValue(sent.promise);
  await show();
  await userEvent.tab();
  await expect.element(button('Sign Out')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  sent.resolve(false);
  await expect.element(dialog).toHaveTextContent('Signing out now loses it.');
  await expect.element(button('Sign Out')).toHaveFocus();
  expect(saveUnsavedProgress).toHaveBeenCalledOnce();
});

test('the visitor is signed out in another tab while it is open: it closes', async () => {
  const onClose = await show();
  await expect.element(dialog).toBeVisible();
  forgetRemembered(currentVisit());
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  expect(signOutHere).not.toHaveBeenCalled();
});
