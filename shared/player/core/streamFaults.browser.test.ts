import { afterEach, beforeAll, expect, test } from 'vitest';
import { filesOfStream, mainPlaylist, serveStream } from '../../testing/streamForTests.ts';
import { createMedia, type Media } from './createMedia.ts';
import { loadHls } from './loadHls.ts';

const PAGE = '<!doctype html><title>WiFi</title>';
let media: Media | undefined;

// No test counts the time in which the library comes.
beforeAll(async () => void (await loadHls()), 30_000);

afterEach(() => {
  media?.load(undefined);
  document.body.replaceChildren();
});

/** Plays the stream of these files. */
async function play(files: Parameters<typeof serveStream>[0]): Promise<void> {
  const video = document.body.appendChild(document.createElement('video'));
  media = createMedia(video);
  media.setMuted(true);
  media.load({ url: await serveStream(files) });
  media.play();
}

type Files = Awaited<ReturnType<typeof filesOfStream>>;

test.each<[string, (files: Files) => Partial<Record<keyof Files | 'start.mp4', BlobPart>>, string, boolean]>([
  [
    'a codec that this device cannot decode',
    () => ({ 'video.m3u8': mainPlaylist('hvc1.1.6.L60.90') }),
    'mediaError',
    true,
  ],
  [
    'segments of such a codec',
    (files) => ({ ...otherStart(files, 'zzzz'), 'video.m3u8': mainPlaylist('') }),
    'mediaError',
    true,
  ],
  ['encrypted segments', (files) => otherStart(files, 'encv'), 'keySystemError', true],
  ['a page instead of the main playlist', () => ({ 'video.m3u8': PAGE }), 'networkError', false],
  ['a page instead of the list of segments', () => ({ 'low.m3u8': PAGE }), 'mediaError', false],
  ['a page instead of the list of the sound', () => ({ 'sound.m3u8': PAGE }), 'mediaError', false],
  ['a list without segments', () => ({ 'low.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-ENDLIST\n' }), 'mediaError', false], // prettier-ignore
  ['a page instead of segments', () => ({ 'low.mp4': PAGE.repeat(1_000) }), 'mediaError', false],
  ['a page instead of the sound', () => ({ 'sound.mp4': PAGE.repeat(2_000) }), 'mediaError', false],
])('%s: is said at once, and not of the network', async (_, change, cause, isFinal) => {
  const files = await filesOfStream(3);
  await play({ ...files, ...change(files) });
  await expect
    .poll(() => media!.store.getState().failure)
    .toEqual({ message: `Video playback error: ${cause}`, cause: 'stream', isFinal });
});

/** The picture with a start of its own, whose sample entry is `avc1` under another name: as encrypted media with what its name was. */
function otherStart(files: Files, name: 'zzzz' | 'encv') {
  const [, length] = /#EXT-X-MAP:URI="low.mp4",BYTERANGE="(\d+)@0"/.exec(files['low.m3u8'])!;
  const start = files['low.mp4'].slice(0, Number(length));
  const view = new DataView(start.buffer);
  const text = new TextDecoder('latin1').decode(start);
  const sizeAt = (box: string) => text.indexOf(box) - 4;
  const entry = sizeAt('avc1');
  const end = entry + view.getUint32(entry);
  start.set(new TextEncoder().encode(name), entry + 4);
  const added = name === 'encv' ? PROTECTION : new Uint8Array();
  for (const box of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1'])
    view.setUint32(sizeAt(box), view.getUint32(sizeAt(box)) + added.length);
  const list = files['low.m3u8'].replace(/#EXT-X-MAP:.*/, '#EXT-X-MAP:URI="start.mp4"');
  return { 'start.mp4': new Blob([start.slice(0, end), added, start.slice(end)]), 'low.m3u8': list };
}

const box = (name: string, ...content: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const bytes = [...new TextEncoder().encode(name), ...content.flatMap((part) => [...part])];
  return new Uint8Array([0, 0, 0, bytes.length + 4, ...bytes]);
};
const SCHEME = [...new TextEncoder().encode('cbcs')];
/** ISO/IEC 23001-7: all of each sample, with one key and one initialization vector. */
const PROTECTION = box(
  'sinf',
  box('frma', new TextEncoder().encode('avc1')),
  box('schm', [0, 0, 0, 0, ...SCHEME, 0, 1, 0, 0]),
  box('schi', box('tenc', [1, 0, 0, 0, 0, 0x19, 1, 0], Array<number>(16).fill(7), [16], Array<number>(16).fill(9))),
);
