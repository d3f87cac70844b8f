import { PlaylistError } from './playlistError.ts';

/** A text of a stream. What it names is relative to `url`: the address that it came from, after all redirects, as for hls.js. */
export interface TextFile {
  url: string;
  text: string;
}

/** Not in the spec: a playlist of 20,000 segments is smaller, and so is the speech of a day, in three bytes a letter. */
const MAX_BYTES = 4_000_000;

/** Reads the body of a response to a request of `requestedUrl`. Throws PlaylistError for one that is too long, and what the network throws. */
export async function textFileOf(response: Response, requestedUrl: string): Promise<TextFile> {
  const url = response.url || requestedUrl; // one that a script has made has none
  if (!response.body) return { url, text: '' };
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return { url, text: text + decoder.decode() };
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw new PlaylistError('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
