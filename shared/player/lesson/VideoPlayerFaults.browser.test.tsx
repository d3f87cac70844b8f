import { afterEach, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/tokens.css';
import { serveStream } from '../../testing/streamForTests.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
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

const inStudio = (file: string) => `${inject('media')}/lesson-01/manifest/${file}`;
const level = (attributes: string) => `#EXT-X-STREAM-INF:${attributes}\n${inStudio('low.m3u8')}?${attributes.length}\n`;

test.each([
  [
    'two bit rates of one height',
    level('BANDWIDTH=1200000,RESOLUTION=1280x720') + level('BANDWIDTH=2449000,RESOLUTION=1280x720,FRAME-RATE=25'),
    ['720p · 2.4 Mbit/s', '720p · 1.2 Mbit/s'],
    { heightPx: 720, bps: 2_400_000 },
  ],
  [
    'levels that do not say their height',
    level('BANDWIDTH=300000') + level('BANDWIDTH=2400000,FRAME-RATE=25'),
    ['Standard · 2.4 Mbit/s', 'Standard · 0.3 Mbit/s'],
    { heightPx: 0, bps: 2_400_000 },
  ],
  ['one level that does not say its height', level('BANDWIDTH=300000'), ['Standard'], { heightPx: 0 }],
])('%s: each has a name of its own in the menu, and is chosen by it', async (_, levels, names, chosen) => {
  setLessonPrefs({ heightPx: undefined, bps: undefined });
  await showPlayer(serveStream({ 'video.m3u8': `#EXTM3U\n${levels}` }));
  await page.getByRole('button', { name: 'Settings' }).click();
  const quality = page.getByRole('group', { name: 'Quality' });
  const radios = () => quality.getByRole('radio').elements().slice(1); // the first is Auto
  const named = () => radios().map((radio) => radio.parentElement!.textContent);
  await expect.poll(named).toEqual(names);
  await quality.getByText(names[0]!, { exact: true }).click();
  await expect.element(quality.getByRole('radio', { name: names[0]!, exact: true })).toBeChecked();
  expect(lessonPrefs()).toMatchObject(chosen);
});
