import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from './folders.ts';

const PACKAGE = join(ROOT, 'node_modules/hls.js');
/** The module that exports the class alone. */
const SOURCE = join(PACKAGE, 'src/hls.ts');
/** Ours, with what begins a film beside the library. */
const ENTRY = join(ROOT, 'shared/player/core/hls.ts');
/** The key of its chunk in the manifest of the shell's build. */
export const PLAYER_LIBRARY = '../shared/player/core/hls.ts';

/** The constants that the library's own builds replace. */
const CONSTANTS = {
  /** The sound of a stream is a rendition of its own. */
  __USE_ALT_AUDIO__: 'true',
  __USE_SUBTITLES__: 'true',
  /** No level is chosen that the device cannot decode. */
  __USE_MEDIA_CAPABILITIES__: 'true',
  __USE_CMCD__: 'false',
  __USE_CONTENT_STEERING__: 'false',
  __USE_EME_DRM__: 'false',
  __USE_IFRAMES__: 'false',
  __USE_INTERSTITIALS__: 'false',
  __USE_M2TS_ADVANCED_CODECS__: 'false',
  __USE_VARIABLE_SUBSTITUTION__: 'false',
  /** The player starts no worker. */
  __HLS_WORKER_BUNDLE__: 'undefined',
  __IN_WORKER__: 'false',
};

/** Modules that are imported but unused under the constants, and modules that only MPEG-TS, ID3, CEA-608 and progressive loading need. */
const UNUSED =
  /\/((cmcd|content-steering|eme|fps|id3-track|iframe|interstitials)-controller|(ts|aac|mp3|ac3-)demuxer|cea-608-parser|fetch-loader)$/;
/** Captions and fragmented MP4 need this module's timestamps; only the class that repackages MPEG-TS is not needed. */
const isUnused = (id: string, importer = '') =>
  UNUSED.test(id) || (id.endsWith('/mp4-remuxer') && importer.endsWith('/transmuxer.ts'));

const EMPTY = '\0hls:empty';
/** Every name that is imported of them: a version of the library that imports another fails the build. */
const NAMES = ['default', 'AC3Demuxer', 'IFrameController', 'fetchSupported'];
const NOTHING = `const nothing = undefined; export { ${NAMES.map((name) => `nothing as ${name}`).join()} };`;

const withoutUnused: Plugin = {
  name: 'hls-without-unused',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'hls.js' ? SOURCE : isUnused(id, importer) ? EMPTY : null),
  load: (id) => (id === EMPTY ? NOTHING : null),
};

/** The library as one module. The build that it becomes a part of minifies it. */
async function bundle(): Promise<Rolldown.OutputChunk> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const [{ output }] = (await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    define: { ...CONSTANTS, __VERSION__: JSON.stringify(version) },
    plugins: [withoutUnused],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: ENTRY, formats: ['es'] },
    },
  })) as [Rolldown.RolldownOutput];
  return output[0];
}

let bundled: Promise<Rolldown.OutputChunk> | undefined;

/**
 * The import of `shared/player/core/hls.ts` gives one file without imports: a build of our own from the sources of hls.js, with what the
 * player uses (docs/decisions/025). The types stay those of the package. `isReadyAtStart`: a server bundles it before it serves anything, so
 * that no test waits for it.
 */
export const ownHls = ({ isReadyAtStart = false } = {}): Plugin => ({
  name: 'own-hls',
  enforce: 'pre',
  async buildStart() {
    if (isReadyAtStart) await (bundled ??= bundle());
  },
  config: () => ({ optimizeDeps: { exclude: ['hls.js'] } }),
  async load(id) {
    if (id !== ENTRY) return null;
    const { code, map } = await (bundled ??= bundle());
    return { code, map, moduleType: 'js' };
  },
});
