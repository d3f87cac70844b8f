import { afterEach, expect, inject, test, vi } from 'vitest';
import { PAGE_NOTE } from '../../contracts/pageNotes.ts';
import { serveStream } from '../../testing/streamForTests.ts';
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
  vi.restoreAllMocks();
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

test('a jump before anything of the stream has come, then audio only: it begins where somebody has jumped to', async () => {
  const nothingComes = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: streamOf('lesson-01'), startS: 5, hasMenu: true });
  await expect.poll(() => video.currentTime).toBe(5);
  video.currentTime = 12;
  nothingComes.mockRestore();
  media.setChoice({ isAudioOnly: true });
  await expect.poll(() => video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA);
  expect(video.currentTime).toBeCloseTo(12, 1);
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
    qualities: [],
    captions: [{ language: 'en' }, { language: 'hi' }],
  });
  const listenedS = video.currentTime;
  media.setChoice({ isAudioOnly: false });
  await expect.poll(() => video.videoHeight).toBeGreaterThan(0);
  await expect.poll(() => video.currentTime).toBeGreaterThan(listenedS);
  expect(video.paused).toBe(false);
});

test('the default sound is part of the picture, another language beside it: audio only is not offered, and a choice of it before plays the stream as it is', async () => {
  const inStream = (file: string) => `${inject('media')}/lesson-01/manifest/${file}`;
  const url = await serveStream({
    'video.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch",LANGUAGE="de",URI="${inStream('sound.m3u8')}"
#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="a"
${inStream('low.m3u8')}
`,
  });
  const media = newMedia(newVideo());
  media.setChoice({ isAudioOnly: true });
  media.load({ url, hasMenu: true });
  await expect.poll(() => media.store.getState().tracks.hasOwnSound).toBe(false);
  expect(media.store.getState().tracks).toMatchObject({ qualities: [{ heightPx: 180 }], isAudioOnly: false });
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

/** A second of lesson-01 at which it counts as finished. */
const NEAR_END_S = 39;

test('another stream of the same video while it plays: it plays on at the same second', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.setMuted(true);
  media.load({ url: `${streamOf('lesson-01')}?saved`, videoId: 'a', startS: 30 });
  media.play();
  await expect.poll(() => video.currentTime).toBeGreaterThan(30.2);
  media.load({ url: streamOf('lesson-01'), videoId: 'a', startS: 0 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  const fromS = video.currentTime;
  expect(fromS).toBeGreaterThan(30.1);
  await expect.poll(() => video.currentTime).toBeGreaterThan(fromS);
});

test('another stream of the same video while it is paused: it stays paused at the same second', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: `${streamOf('lesson-01')}?saved`, videoId: 'a', startS: 5 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  media.seek(NEAR_END_S);
  media.load({ url: streamOf('lesson-01'), videoId: 'a', startS: 0 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  expect([video.paused, video.currentTime]).toEqual([true, NEAR_END_S]);
});

test('another stream of the same video after the first has failed: it goes on where it stood, and plays where it was played', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.setMuted(true);
  media.load({ url: streamOf('lesson-99'), videoId: 'a', startS: NEAR_END_S });
  media.play();
  await expect.poll(() => media.store.getState().failure?.cause).toBe('stream');
  media.load({ url: streamOf('lesson-01'), videoId: 'a', startS: 0 });
  await expect.poll(() => video.played.length).toBe(1);
  expect(video.played.start(0)).toBeCloseTo(NEAR_END_S, 1);
});

test('another video: it begins where it is to begin, whatever second the one before stood at', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: streamOf('lesson-01'), videoId: 'a', startS: NEAR_END_S });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  media.load({ url: streamOf('lesson-02'), videoId: 'b', startS: 3 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  expect(video.currentTime).toBe(3);
});

test('audio only at the very end of a video: it stays there', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: streamOf('lesson-01'), hasMenu: true });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  media.seek(video.duration);
  media.setChoice({ isAudioOnly: true });
  await expect.poll(() => media.store.getState().tracks.isAudioOnly).toBe(true);
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  expect(video.currentTime).toBeCloseTo(video.duration, 0);
});

test('another element, after its learner has gone back to 0:00: it begins there, not where it was opened', async () => {
  const video = newVideo();
  const media = newMedia(video);
  media.load({ url: streamOf('lesson-01'), videoId: 'a', startS: 30 });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  media.seek(0);
  media.setElement(newVideo());
  const second = media.store.getState().element!;
  await expect.poll(() => second.readyState).toBeGreaterThan(1);
  expect(second.currentTime).toBe(0);
});
