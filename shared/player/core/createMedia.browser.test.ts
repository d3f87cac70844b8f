import { afterEach, expect, inject, test } from 'vitest';
import { PAGE_NOTE } from '../../contracts/pageNotes.ts';
import { createMedia, type Media } from './createMedia.ts';
import { setSoundPrefs } from './soundPrefs.ts';

const streamOf = (id: string) => `${inject('media')}/${id}/manifest/video.m3u8`;

const made: Media[] = [];
function newMedia(element?: HTMLVideoElement): Media {
  const media = createMedia(element);
  made.push(media);
  return media;
}

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  document.body.append(video);
  return video;
}

afterEach(() => {
  for (const media of made.splice(0)) media.load(undefined); // or its requests are counted in the next test
  document.body.replaceChildren();
});

test('another element: stream, time and sound move to it, and it plays on', async () => {
  const [first, second] = [newVideo(), newVideo()];
  const media = newMedia(first);
  media.setMuted(true);
  setSoundPrefs({ volume: 30 });
  media.load({ url: streamOf('lesson-01') });
  media.play();
  await expect.poll(() => first.currentTime).toBeGreaterThan(1);
  const release = media.setElement(second);
  expect(first.getAttribute('src')).toBeNull();
  await expect.poll(() => second.played.length).toBe(1);
  expect(second.played.start(0)).toBeGreaterThan(1);
  expect([second.paused, second.muted, second.volume]).toEqual([false, true, 0.3]);
  release();
  expect(media.store.getState().element).toBeUndefined();
});

test('audio only while it plays: it plays on at the same time without a picture, and then with it again', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.setMuted(true);
  media.load({ url: streamOf('lesson-01'), hasMenu: true });
  media.play();
  await expect.poll(() => video.currentTime).toBeGreaterThan(1);
  expect(media.store.getState().tracks).toMatchObject({ hasOwnSound: true, isAudioOnly: false });
  const requested: string[] = [];
  const fromS = video.currentTime;
  media.setChoice({ isAudioOnly: true });
  const chosenAtMs = performance.now();
  const watch = new PerformanceObserver((list) => {
    const begun = list.getEntries().filter(({ startTime }) => startTime > chosenAtMs); // not what was under way
    requested.push(...begun.map(({ name }) => name));
  });
  watch.observe({ type: 'resource' });
  await expect.poll(() => media.store.getState().tracks.isAudioOnly).toBe(true);
  await expect.poll(() => video.currentTime).toBeGreaterThan(fromS + 1);
  expect([video.paused, video.videoHeight]).toEqual([false, 0]);
  expect(requested.filter((url) => /\/(low|mid|high)\.mp4/.test(url))).toEqual([]);
  watch.disconnect();
  expect(media.store.getState().tracks).toMatchObject({
    heightsPx: [],
    captions: [{ language: 'en' }, { language: 'hi' }],
  });
  const listenedS = video.currentTime;
  media.setChoice({ isAudioOnly: false });
  await expect.poll(() => video.videoHeight).toBeGreaterThan(0);
  await expect.poll(() => video.currentTime).toBeGreaterThan(listenedS);
  expect(video.paused).toBe(false);
});

test('audio only while it is paused: it stays paused at the same time', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: streamOf('lesson-01'), hasMenu: true, startS: 5 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  media.setChoice({ isAudioOnly: true });
  await expect.poll(() => media.store.getState().tracks.isAudioOnly).toBe(true);
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  expect([video.paused, Math.round(video.currentTime)]).toEqual([true, 5]);
});

test('play before there is a stream: it plays once the stream is loaded; after a pause it does not', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.setMuted(true);
  media.play();
  media.load({ url: streamOf('lesson-01') });
  await expect.poll(() => video.currentTime).toBeGreaterThan(0);
  media.pause();
  media.load({ url: streamOf('lesson-02') });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  expect(video.paused).toBe(true);
});

test('a stream that does not exist: the failure is noted for the reports, and stored until another stream is loaded', async () => {
  const media = newMedia(newVideo());
  media.load({ url: streamOf('lesson-99') });
  await expect
    .poll(() => media.store.getState().failure)
    .toEqual({ message: 'Video playback error: networkError', cause: 'stream', isFinal: false });
  const notes = performance.getEntriesByName(PAGE_NOTE).map((entry) => (entry as PerformanceMark).detail as unknown);
  const message = 'Video playback error: networkError';
  expect(notes).toContainEqual({ kind: 'video', event: 'fatal', ms: 0, message });
  media.load({ url: streamOf('lesson-01') });
  expect(media.store.getState().failure).toBeUndefined();
});

test('F75: the page is left, and the browser may restore it later: the video is paused', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.setMuted(true);
  media.load({ url: streamOf('lesson-01') });
  media.play();
  await expect.poll(() => video.currentTime).toBeGreaterThan(0);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(video.paused).toBe(true);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(video.paused).toBe(true);
  media.play();
  await expect.poll(() => video.paused).toBe(false);
});
