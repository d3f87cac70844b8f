/** For component tests: a stream whose files a test writes, changed as its fault needs it. */
import { vi } from 'vitest';

/** The host of these streams: nothing is there but what a test serves. */
const HOST = 'https://streams.test/';

/** Files by their names; text or bytes. */
type StreamFiles = Record<string, BlobPart>;

/** Serves the files to the player, and returns the address of `video.m3u8`. Until `vi.restoreAllMocks`. */
export function serveStream(files: StreamFiles): string {
  const { open } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    const name = String(url).replace(HOST, '');
    const content = files[name];
    const served = content === undefined ? url : URL.createObjectURL(new Blob([content]));
    open.call(this, method, served, true);
    if (content !== undefined) Object.defineProperty(this, 'responseURL', { value: url });
  });
  return `${HOST}video.m3u8`;
}

/** A file of a stream on the media server. */
export async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}
