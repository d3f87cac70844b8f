import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { filesOfStream, serveStream } from '../../testing/streamForTests.ts';
import { createMedia, type Media } from './createMedia.ts';
import { loadHls } from './loadHls.ts';

let media: Media | undefined;

// No test counts the time in which the library comes.
beforeAll(async () => void (await loadHls()), 30_000);

afterEach(() => {
  media?.load(undefined);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const SEGMENTS = 5;
const CHOSEN_PX = 360;
const MAIN = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="captions.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=72600,RESOLUTION=320x180,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="sound",SUBTITLES="text"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=149600,RESOLUTION=640x${CHOSEN_PX},CODECS="avc1.4d4015,mp4a.40.2",AUDIO="sound",SUBTITLES="text"
mid.m3u8
`;

test.each<[string, Record<string, BlobPart>]>([
  ['a page', { 'captions.m3u8': '<!doctype html><title>WiFi</title>' }],
  ['an empty file', { 'captions.m3u8': '' }],
  ['one without parts', { 'captions.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-ENDLIST\n' }],
  ['one without parts that may still come', { 'captions.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:1\n' }],
  ['missing', {}],
])('a list of the captions that is %s: the film is played to its end in the chosen quality', async (_, captions) => {
  const { 'low.m3u8': list, ...files } = await filesOfStream(SEGMENTS);
  const video = document.body.appendChild(document.createElement('video'));
  media = createMedia(video);
  media.setMuted(true);
  media.setRate(2);
  media.setBuffer(2); // parts of it are still to be requested when the captions fail
  media.setChoice({ hasCaptions: true, quality: { heightPx: CHOSEN_PX } });
  media.load({
    url: await serveStream({ ...files, 'video.m3u8': MAIN, 'low.m3u8': list, 'mid.m3u8': list, ...captions }),
    hasMenu: true,
  });
  media.play();
  const state = () => media!.store.getState();
  await expect.poll(() => video.ended || state().failure, { timeout: 25_000 }).toBe(true);
  expect(video.currentTime).toBeGreaterThan(9.9);
  expect(state().tracks.playingPx).toBe(CHOSEN_PX);
});

test.each(['low.mp4', 'sound.mp4'])(
  'the list of the captions is a page while the first parts of %s are on their way: none is given up, and the film is played to its end',
  async (late) => {
    const aborted = answerCaptionsBefore(late);
    const files = await filesOfStream(1);
    const video = document.body.appendChild(document.createElement('video'));
    media = createMedia(video);
    media.setMuted(true);
    media.setChoice({ hasCaptions: true });
    const main = MAIN.split('#EXT-X-STREAM-INF:BANDWIDTH=149600')[0]!;
    media.load({
      url: await serveStream({ ...files, 'video.m3u8': main, 'captions.m3u8': '<p>WiFi</p>' }),
      hasMenu: true,
    });
    media.play();
    await expect.poll(() => video.ended || media!.store.getState().failure, { timeout: 25_000 }).toBe(true);
    expect(aborted).toEqual([]);
  },
);

/** Sends the request of the captions once `late` is requested, and that one once they have come. Returns the addresses of what is aborted. */
function answerCaptionsBefore(late: string): string[] {
  const aborted: string[] = [];
  const addresses = new WeakMap<XMLHttpRequest, string>();
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { open, send, abort } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    addresses.set(this, String(url));
    open.call(this, method, url, true);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    const file = addresses.get(this)!.split('/').at(-1)!;
    if (file === 'captions.m3u8') {
      this.addEventListener('loadend', () => setTimeout(answered.resolve));
      void requested.promise.then(() => send.call(this));
    } else if (file === late) {
      requested.resolve();
      void answered.promise.then(() => send.call(this));
    } else send.call(this);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    if (this.readyState < XMLHttpRequest.DONE) aborted.push(addresses.get(this)!);
    abort.call(this);
  });
  return aborted;
}
