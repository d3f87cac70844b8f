import { afterEach, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/tokens.css';
import { VideoPlayer } from './VideoPlayer.tsx';

const showPlayer = (url = `${inject('media')}/lesson-01/manifest/video.m3u8`) =>
  render(<VideoPlayer title="Opening a phone" url={url} lesson={{ videoId: 'faults', path: '/levels/t/videos/l' }} />);

const play = page.getByRole('button', { name: 'Play', exact: true });
const failure = page.getByRole('alert');

/** Functions that give back what a test has taken from the browser. */
const restores: (() => void)[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const restore of restores.splice(0)) restore();
});

test('F66: a browser without HLS: an error without Try Again', async () => {
  for (const name of ['MediaSource', 'ManagedMediaSource']) {
    const source = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!source) continue;
    Reflect.deleteProperty(globalThis, name);
    restores.push(() => Object.defineProperty(globalThis, name, source));
  }
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  await showPlayer();
  await expect.element(failure).toHaveTextContent('HLS playback not supported in this browser');
  expect(failure.getByRole('button').elements()).toEqual([]);
});

const playRejects = (name: string) =>
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', name));

test('F67: play() rejects as not allowed: paused, without a message', async () => {
  const rejected = playRejects('NotAllowedError');
  await showPlayer();
  await play.click();
  await expect.poll(() => rejected.mock.calls.length).toBeGreaterThan(0);
  await expect.element(play).toBeVisible();
  expect(document.querySelector('video')!.paused).toBe(true);
  expect(failure.elements()).toEqual([]);
});

test('F67: play() rejects as not supported: an error', async () => {
  playRejects('NotSupportedError');
  await showPlayer();
  await play.click();
  await expect.element(failure).toHaveTextContent('Failed to play video');
});
