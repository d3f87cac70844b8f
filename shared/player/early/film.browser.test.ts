import type Hls from 'hls.js';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { LESSON_PREFS_KEY, SOUND_KEY, ROOT_ID } from '../../contracts/documentProtocol.ts';
import { createMedia, type Media } from '../core/createMedia.ts';
import { loadHls, type HlsLibrary } from '../core/loadHls.ts';
import type { Source } from '../core/mediaState.ts';

const stream = (name: string) => `${inject('media')}/${name}/manifest/video.m3u8`;
const FILM = stream('lesson-01');

let library: HlsLibrary;
let media: Media | undefined;

beforeAll(async () => void (library = await loadHls()), 30_000);
beforeEach(drawPlayer);
afterEach(() => {
  media?.load(undefined);
  globalThis.earlyFilm?.end();
  localStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Draws a lesson as its document does before React is there (series/SeriesPlayer.first.tsx). */
function drawPlayer(): void {
  document.body.innerHTML = `<div id="${ROOT_ID}"><main data-drawn><section><video data-film="${FILM}"></video><span>▶</span></section></main></div>`;
}

const root = () => document.getElementById(ROOT_ID)!;
const video = () => document.querySelector('video')!;
const hasPicture = () => video().readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** Puts React's player in the place of what is drawn, in one task, as React does. */
function takeOver(element: HTMLVideoElement): Media {
  root().replaceChildren();
  root().append(element);
  media = createMedia(element);
  media.setMuted(true);
  return media;
}

/** The files of streams that are requested from now on. */
function watchRequests(): string[] {
  const requested: string[] = [];
  const { open } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    requested.push(String(url).replace(/.*\//, ''));
    open.call(this, method, url, true);
  });
  return requested;
}

test('a lesson that is drawn: its film has a picture before there is a player, of no more than its beginning', async () => {
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  expect([video().paused, video().currentTime]).toEqual([true, 0]);
});

test('the player takes it over: nothing begins anew, it knows the qualities, and plays on', async () => {
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  const requested = watchRequests();
  const begun = video();
  const taken = takeOver(begun);
  taken.load({ url: FILM, videoId: 'lesson-01', hasMenu: true });
  await expect.poll(() => taken.store.getState().tracks.qualities.length).toBeGreaterThan(1);
  expect(taken.store.getState().timestampsS).not.toEqual([]);
  expect(hasPicture()).toBe(true);
  taken.play();
  await expect.poll(() => begun.currentTime, { timeout: 10_000 }).toBeGreaterThan(2.5);
  expect(requested.filter((name) => name === 'video.m3u8' || name === 'low.m3u8')).toEqual([]);
});

test.each<[what: string, source: Source]>([
  ['another lesson', { url: stream('lesson-02'), videoId: 'lesson-02' }],
  ['another second of it', { url: FILM, videoId: 'lesson-01', startS: 9 }],
])('%s is what the player wants: the film ends, and that is played', async (_, source) => {
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  const requested = watchRequests();
  takeOver(video()).load({ ...source, hasMenu: true });
  await expect.poll(() => requested).toContain('video.m3u8');
  await expect.poll(() => hasPicture() && video().currentTime).toBe(source.startS ?? 0);
});

test('it was pressed before it began: it plays as soon as it can, whatever is pressed meanwhile; the next press pauses it', async () => {
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isMuted: true, speed: 1.5 })); // without a press a browser plays muted films alone
  video().dataset.pressed = '';
  library.beginFilm(FILM, true);
  video().click();
  expect({ ...video().dataset }).toEqual({ film: FILM, starts: '' });
  await expect.poll(() => video().currentTime).toBeGreaterThan(0.2);
  await expect
    .poll(() => ({ ...video().dataset, rate: video().playbackRate }))
    .toEqual({ film: FILM, plays: '', rate: 1.5 });
  video().click();
  await expect.poll(() => ({ ...video().dataset })).toEqual({ film: FILM });
  expect(video().paused).toBe(true);
});

test('the press before has led to it: it plays without another one', async () => {
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isMuted: true })); // without a press a browser plays muted films alone
  video().dataset.autoplays = '';
  library.beginFilm(FILM, true);
  await expect.poll(() => ({ ...video().dataset })).toEqual({ film: FILM, plays: '' });
});

test('the browser refuses to play it without a press: it waits for one, and loads no more than its beginning', async () => {
  const play = vi.spyOn(video(), 'play').mockRejectedValue(new DOMException('no press', 'NotAllowedError'));
  video().dataset.autoplays = '';
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  await expect.poll(() => ({ ...video().dataset })).toEqual({ film: FILM });
  expect((globalThis.earlyFilm as unknown as { hls: Hls }).hls.config.maxBufferLength).toBeLessThan(5);
  play.mockRestore();
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isMuted: true }));
  video().muted = true;
  video().click();
  await expect.poll(() => video().dataset.plays).toBe('');
});

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the device pauses it', () => video().pause()],
])('it plays and %s: it is paused, and nothing is left that would start it', async (_, leave) => {
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isMuted: true }));
  library.beginFilm(FILM, true);
  video().click();
  await expect.poll(() => video().dataset.plays).toBe('');
  leave();
  await expect.poll(() => ({ ...video().dataset })).toEqual({ film: FILM });
  expect(video().paused).toBe(true);
});

test('it plays while the player takes it over: it goes on without a pause', async () => {
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isMuted: true }));
  library.beginFilm(FILM, true);
  video().click();
  await expect.poll(() => video().currentTime).toBeGreaterThan(0.2);
  const events: string[] = [];
  const begun = video();
  for (const type of ['pause', 'emptied']) begun.addEventListener(type, () => events.push(type));
  takeOver(begun).load({ url: FILM, videoId: 'lesson-01', hasMenu: true });
  media!.play();
  const atS = begun.currentTime;
  await expect.poll(() => begun.currentTime).toBeGreaterThan(atS + 1);
  expect(events).toEqual([]);
});

test('React shows another screen: the film ends, and loads nothing more', async () => {
  const begun = video();
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  root().replaceChildren('Page not found');
  await expect.poll(() => begun.hasAttribute('src')).toBe(false);
  expect([begun.readyState, globalThis.earlyFilm]).toEqual([0, undefined]);
});

test.each([
  ['is left before it has loaded anything', (taken: Media) => taken.setElement(document.createElement('video'))],
  ['shows a lesson without a stream', (taken: Media) => taken.load({ url: '', videoId: 'none' })],
])('the player %s: the film ends', async (_, act) => {
  library.beginFilm(FILM, true);
  await expect.poll(hasPicture).toBe(true);
  const begun = video();
  act(takeOver(begun));
  await expect.poll(() => begun.hasAttribute('src')).toBe(false);
});

test('another lesson is drawn than the one that was requested: its film does not begin', () => {
  library.beginFilm(stream('lesson-02'), true);
  expect([video().hasAttribute('src'), globalThis.earlyFilm]).toEqual([false, undefined]);
});

test('its playlist is missing: the player says so, and does not request it again', async () => {
  const url = stream('no-such-lesson');
  video().dataset.film = url;
  const requested = watchRequests();
  library.beginFilm(url, true);
  await expect.poll(() => requested).toEqual(['video.m3u8']);
  const taken = takeOver(video());
  taken.load({ url, videoId: 'no-such-lesson', hasMenu: true });
  await expect.poll(() => taken.store.getState().failure?.message).toBe('Video playback error: networkError');
  expect(requested).toEqual(['video.m3u8']);
});

test('nothing is drawn, or its picture is left out: no film begins', () => {
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isAudioOnly: true }));
  library.beginFilm(FILM, true);
  expect(globalThis.earlyFilm).toBeUndefined();
  localStorage.clear();
  root().replaceChildren();
  library.beginFilm(FILM, true);
  expect(root().children).toHaveLength(0);
});

/** A reel as it is drawn: its film in a card, over which lies a button that plays it. */
function drawReel(): HTMLButtonElement {
  const card = document.createElement('article');
  const button = document.createElement('button');
  button.dataset.playsFilm = '';
  video().replaceWith(card, button);
  card.innerHTML = `<h2>Say the price first</h2><video data-film="${FILM}" playsinline crossorigin="anonymous"></video><a href="#">Lesson</a>`;
  localStorage.setItem(LESSON_PREFS_KEY, JSON.stringify({ isAudioOnly: true, speed: 2 })); // no matter here
  localStorage.setItem(SOUND_KEY, JSON.stringify({ isMuted: true, volume: 30 }));
  return button;
}

const REEL_PRESSES: [what: string, press: (button: HTMLButtonElement) => void][] = [
  ['its button', (button) => button.click()],
  ['its film', () => video().click()],
  ['its title', () => document.querySelector('h2')!.click()],
];

test.each(REEL_PRESSES)(
  'a reel, %s is pressed: it plays as loud as reels are, and the next press pauses it',
  async (_, press) => {
    const button = drawReel();
    library.beginFilm(FILM, false);
    press(button);
    await expect.poll(() => video().currentTime).toBeGreaterThan(0.2);
    const { muted, volume, playbackRate } = video();
    expect({ muted, volume, playbackRate }).toEqual({ muted: true, volume: 0.3, playbackRate: 1 });
    expect(button).not.toBeVisible();
    document.querySelector('h2')!.click();
    await expect.poll(() => [video().paused, video().dataset.plays]).toEqual([true, undefined]);
  },
);

test.each([
  ['its button', (button: HTMLElement) => button],
  ['its film', () => video()],
])('a reel, %s was pressed before it began: it plays as soon as it can', async (_, controlOf) => {
  controlOf(drawReel()).dataset.pressed = '';
  library.beginFilm(FILM, false);
  await expect.poll(() => video().currentTime).toBeGreaterThan(0.2);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('a link of a reel is pressed: its film is left as it is', () => {
  drawReel();
  library.beginFilm(FILM, false);
  document.querySelector('a')!.click();
  expect([video().paused, video().dataset.starts]).toEqual([true, undefined]);
});

test('the tab of a reel that plays is hidden: it is paused', async () => {
  drawReel().dataset.pressed = '';
  library.beginFilm(FILM, false);
  await expect.poll(() => video().dataset.plays).toBe('');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => [video().paused, video().dataset.plays]).toEqual([true, undefined]);
});

test('React has taken a reel over: a press on its element is React’s alone', async () => {
  drawReel();
  library.beginFilm(FILM, false);
  const begun = video();
  takeOver(begun);
  await expect.poll(() => document.querySelector('[data-drawn]')).toBeNull();
  begun.click();
  expect([begun.paused, begun.dataset.starts]).toEqual([true, undefined]);
});
