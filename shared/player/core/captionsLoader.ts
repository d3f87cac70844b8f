import type { FragmentLoaderContext, HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';

type LoaderClass = HlsConfig['loader'];

const FIRST_ERROR = 400;
const OK = 200;

/**
 * A loader for the parts of hls.js. A part of captions that is empty, missing, late for the second time or something else comes as one
 * without captions: the library would request it again and again, none after it, and in the end give up the film.
 */
export function captionsLoader(Rest: LoaderClass): LoaderClass {
  const late = new WeakSet<object>();
  return class CaptionsLoader extends Rest {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { frag } = context as Partial<FragmentLoaderContext>;
      if (frag?.type !== 'subtitle') return super.load(context, config, callbacks);
      const hasHead = Boolean(frag.initSegment); // its parts begin with their captions
      const nothing = () => ({ url: context.url, data: withoutCaptions(), code: OK });
      super.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) =>
          callbacks.onSuccess({ ...response, data: captionsIn(response.data, hasHead) }, ...rest),
        onError: (error, of, details, stats) =>
          error.code >= FIRST_ERROR
            ? callbacks.onSuccess(nothing(), stats, of, details)
            : callbacks.onError(error, of, details, stats),
        onTimeout(stats, of, details) {
          if (late.has(frag)) return callbacks.onSuccess(nothing(), stats, of, details);
          late.add(frag);
          callbacks.onTimeout(stats, of, details);
        },
      });
    }
  };
}

const withoutCaptions = () => new TextEncoder().encode('WEBVTT\n\n').buffer;

function captionsIn(data: unknown, hasHead: boolean): ArrayBuffer {
  const bytes = data instanceof ArrayBuffer ? data : new ArrayBuffer();
  const isPart = hasHead ? bytes.byteLength > 0 : new TextDecoder().decode(bytes.slice(0, 9)).startsWith('WEBVTT');
  return isPart ? bytes : withoutCaptions();
}
