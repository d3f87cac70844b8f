import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';

type LoaderClass = HlsConfig['loader'];

/**
 * A loader for the playlists of hls.js, to which it shows only the sound and the captions of a main playlist
 * (docs/decisions/032). Where the sound is part of the picture it shows all of it.
 */
export const audioOnlyLoader = (Rest: LoaderClass): LoaderClass =>
  class AudioOnlyLoader extends Rest {
    #isOver = false;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const isMain = 'type' in context && context.type === 'manifest';
      if (!isMain) return super.load(context, config, callbacks);
      super.load(context, config, {
        ...callbacks,
        onSuccess: ({ url, code, data }, ...rest) => {
          const pass = (playlist: typeof data) => {
            if (!this.#isOver)
              callbacks.onSuccess({ url, ...(code !== undefined && { code }), data: playlist }, ...rest);
          };
          import('./audioOnlyPlaylist.ts').then(
            ({ audioOnlyPlaylist }) => pass(audioOnlyPlaylist(String(data)) ?? data),
            () => pass(data), // without this code the lesson plays with its picture
          );
        },
      });
    }

    override abort(): void {
      this.#isOver = true;
      super.abort();
    }

    override destroy(): void {
      this.#isOver = true;
      super.destroy();
    }
  };
