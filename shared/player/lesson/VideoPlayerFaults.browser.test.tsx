import { afterEach, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/tokens.css';
import { setSoundPrefs } from '../core/soundPrefs.ts';
import { serveStream } from '../../testing/streamForTests.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const showPlayer = (url = `${inject('media')}/lesson-01/manifest/video.m3u8`) =>
  render(
    <VideoPlayer
      title="Opening a phone"
      url={url}
      lesson={{ videoId: 'faults', path: '/levels/t/videos/l' }}
      SavedLessons={() => <p>What is saved</p>}
    />,
  );

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

test('a lesson that begins by itself, refused by the browser: a large Play over the picture, and a press on it plays', async () => {
  const rejected = playRejects('NotAllowedError');
  const lesson = { videoId: 'refused', path: '/levels/t/videos/l', isAutoPlayed: true };
  await render(
    <VideoPlayer title="A phone" url={`${inject('media')}/lesson-01/manifest/video.m3u8`} lesson={lesson} />,
  );
  await expect.poll(() => rejected.mock.calls.length).toBeGreaterThan(0);
  const video = document.querySelector('video')!;
  const large = () => document.querySelector('section > span:has(> svg)');
  await expect.poll(() => large()?.getBoundingClientRect().width).toBeGreaterThanOrEqual(72);
  expect(failure.elements()).toEqual([]);
  rejected.mockRestore();
  await page.elementLocator(document.querySelector('section')!).click(); // in its middle
  await expect.poll(() => video.paused).toBe(false);
});

test('a lesson that begins by itself, before its first frame: shows its poster', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  setLessonPrefs({ isMuted: true }); // without a press no browser begins with sound
  restores.push(() => setLessonPrefs({ isMuted: false }));
  const poster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#00f"/></svg>')}`;
  const lesson = { videoId: 'poster', path: '/levels/t/videos/l', isAutoPlayed: true };
  await render(
    <VideoPlayer
      title="A phone"
      url={`${inject('media')}/lesson-01/manifest/video.m3u8`}
      posterUrl={poster}
      lesson={lesson}
    />,
  );
  await expect.poll(() => document.querySelector('video')!.src).toMatch(/^blob:/);
  await expect.element(page.getByRole('img', { name: 'Buffering' })).toBeInTheDocument();
  expect(document.querySelector('section > span > svg')).toBeNull();
  await expect.poll(() => colourAt(0.25, 0.25)).toEqual([0, 0, 255]);
});

/** The colour that is seen at a place of the player, in shares of its width and height. */
async function colourAt(x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ element: document.querySelector('section')!, save: false });
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return Array.from(context.getImageData(image.width * x, image.height * y, 1, 1).data.slice(0, 3));
}

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
  await showPlayer(await serveStream({ 'video.m3u8': `#EXTM3U\n${levels}` }));
  await page.getByRole('button', { name: 'Settings' }).click();
  const quality = page.getByRole('group', { name: 'Quality' });
  const radios = () => quality.getByRole('radio').elements().slice(1); // the first is Auto
  const named = () => radios().map((radio) => radio.parentElement!.textContent);
  await expect.poll(named).toEqual(names);
  await quality.getByText(names[0]!, { exact: true }).click();
  await expect.element(quality.getByRole('radio', { name: names[0]!, exact: true })).toBeChecked();
  expect(lessonPrefs()).toMatchObject(chosen);
});

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test('a lesson that is not saved, without a network: says so at once, offers what is saved, and plays when the network is back', async () => {
  setSoundPrefs({ isMuted: true }); // a page that nobody has pressed in may play without sound
  setOnline(false);
  const { open } = XMLHttpRequest.prototype;
  const broken = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method) {
    open.call(this, method, 'http://localhost:1/', true);
  });
  await showPlayer();
  await expect.element(failure).toHaveTextContent('There is no network');
  await expect.element(failure.getByText('What is saved')).toBeVisible();
  expect(play.elements()).toEqual([]);
  broken.mockRestore();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}')); // the site's server responds
  setOnline(true);
  await expect.poll(() => document.querySelector('video')!.currentTime, { timeout: 15_000 }).toBeGreaterThan(0.2);
  expect(failure.elements()).toEqual([]);
});

test('a lesson that has come, and the network goes: it is not covered', async () => {
  await showPlayer();
  await expect.poll(() => document.querySelector('video')!.readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  setOnline(false);
  await expect.element(play).toBeVisible();
  expect(failure.elements()).toEqual([]);
});
