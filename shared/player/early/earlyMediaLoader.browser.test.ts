import { afterEach, expect, inject, test, vi } from 'vitest';
import { createMedia } from '../core/createMedia.ts';
import type { EarlyRequest } from '../../contracts/documentProtocol.ts';

const inStream = (file: string) => `${inject('media')}/lesson-01/manifest/${file}`;

/** The response to a request that was made before. */
async function requestEarly(file: string, range?: string): Promise<[key: string, EarlyRequest]> {
  const response = await fetch(inStream(file), { headers: range ? { Range: `bytes=${range}` } : {} });
  const bytes = await response.arrayBuffer();
  const key = range ? `${inStream(file)} ${range}` : inStream(file);
  const taken = Promise.resolve({ url: inStream(file), status: response.status, bytes, firstMs: 100, totalMs: 200 });
  return [key, { response: taken, cancel() {} }];
}

/** The playlist, the first segment of `name` and what initializes it. */
async function earlyLevel(name: string) {
  const text = await (await fetch(inStream(`${name}.m3u8`))).text();
  const ranges = [...text.matchAll(/BYTERANGE[=:]"?(\d+)@(\d+)/g)].slice(0, 2);
  const rangeOf = ([, length, offset]: RegExpExecArray) => `${offset}-${Number(offset) + Number(length) - 1}`;
  return Promise.all([
    requestEarly(`${name}.m3u8`),
    ...ranges.map((range) => requestEarly(`${name}.mp4`, rangeOf(range))),
  ]);
}

afterEach(() => {
  document.body.replaceChildren();
  globalThis.earlyMedia = undefined;
  vi.restoreAllMocks();
});

/** The requests from now on, by the keys of `earlyMedia`. */
function watchRequests(): string[] {
  const requested: string[] = [];
  const { open, setRequestHeader } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    requested.push(String(url));
    open.call(this, method, url, true);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(function (
    this: XMLHttpRequest,
    name,
    value,
  ) {
    if (name === 'Range') requested.push(`${requested.pop()!} ${value.replace('bytes=', '')}`);
    setRequestHeader.call(this, name, value);
  });
  return requested;
}

test('a stream whose manifests and first segments were requested early: it plays, and none of them is requested again', async () => {
  globalThis.earlyMedia = new Map([
    await requestEarly('video.m3u8'),
    ...(await earlyLevel('low')),
    ...(await earlyLevel('sound')),
  ]);
  const early = [...globalThis.earlyMedia.keys()];
  const requested = watchRequests();
  const video = document.body.appendChild(document.createElement('video'));
  const media = createMedia(video);
  media.setMuted(true);
  media.setBuffer(1);
  media.load({ url: inStream('video.m3u8') });
  await expect.poll(() => video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA);
  expect([early.length, globalThis.earlyMedia.size]).toEqual([7, 0]);
  media.setBuffer(10);
  media.play();
  await expect.poll(() => video.currentTime, { timeout: 10_000 }).toBeGreaterThan(2.5);
  expect(requested.filter((key) => early.includes(key))).toEqual([]);
  expect(requested).not.toEqual([]);
});
