import type { FragmentLoaderContext, HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';

type LoaderClass = HlsConfig['loader'];

/**
 * A loader of hls.js that leaves out of a segment what has lost its end: a source buffer would take the next segment for the rest of
 * it, fail, and be reset again and again. The library skips what is missing then as a gap. A last segment stays as it came: what there
 * is of it is played (endOfMedia.ts).
 */
export const wholeMediaLoader = (Rest: LoaderClass): LoaderClass =>
  class WholeMediaLoader extends Rest {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { frag } = context as Partial<FragmentLoaderContext>;
      if (!frag || frag.endList) return super.load(context, config, callbacks);
      super.load(context, config, {
        ...callbacks,
        onSuccess: ({ data, ...response }, ...rest) =>
          callbacks.onSuccess({ ...response, data: data instanceof ArrayBuffer ? wholeMedia(data) : data }, ...rest),
      });
    }
  };

const HEADER_BYTES = 8;
/** The boxes of a segment: the first of it, and those of its movie fragments. */
const BOXES: readonly string[] = ['styp', 'moof', 'mdat'];

/**
 * A movie fragment without tracks, in the place of a segment of which nothing is whole: the library passes over it as over a gap, also
 * where it is the first of the stream. Of an empty file it could not tell that it is a part of an MP4, and would give the stream up.
 */
const NO_MEDIA = new Uint8Array([0, 0, 0, 24, ...ascii('moof'), 0, 0, 0, 16, ...ascii('mfhd'), 0, 0, 0, 0, 0, 0, 0, 1]);

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Returns a segment (ISO 14496-12) up to the end of its last movie fragment that is whole, or NO_MEDIA; anything else as it is. */
export function wholeMedia(segment: ArrayBuffer): ArrayBuffer {
  const view = new DataView(segment);
  let isSegment = false;
  let wholeBytes = 0;
  for (let at = 0; at + HEADER_BYTES <= segment.byteLength;) {
    const size = view.getUint32(at);
    if (size < HEADER_BYTES) return segment; // as long as the file, or more than 4 GB
    const type = String.fromCharCode(...new Uint8Array(segment, at + 4, 4));
    isSegment ||= BOXES.includes(type);
    at += size;
    if (type === 'mdat' && at <= segment.byteLength) wholeBytes = at;
  }
  if (!isSegment || wholeBytes >= segment.byteLength) return segment;
  return wholeBytes > 0 ? segment.slice(0, wholeBytes) : NO_MEDIA.slice().buffer;
}
