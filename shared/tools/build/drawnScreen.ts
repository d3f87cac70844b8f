import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { layerByFolder } from './layerByFolder.ts';
import { ROOT } from './folders.ts';
import { translations } from './languages/translations.ts';
import { sourcesIn, type SourceInBuild } from './remotePlugins.ts';
import { withoutHandlers } from './withoutHandlers.ts';

const at = (path: string) => join(ROOT, path);

/** What stands in the place of React and of the stateful modules, by the name that they are imported by. */
const PACKAGES: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  virtua: 'virtua',
  '@bazaar/shared/device': 'device',
  '@bazaar/shared/router': 'router',
  '@bazaar/shared/query': 'query',
  '@bazaar/shared/player': 'player',
  '@bazaar/shared/series': 'series',
  '@bazaar/shared/firebase/firestore': 'firestore',
};

/** The same for files, by their path from the top of the repository. */
const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'shared/query/useIsSlow.ts': 'query',
    'shared/player/core/Captions.tsx': 'controls',
    'shared/player/core/loadHls.ts': 'controls',
    'shared/player/core/useMedia.ts': 'media',
    'shared/player/lesson/currentLesson.ts': 'controls',
    'shared/player/lesson/lessonPrefs.ts': 'lessonPrefs',
    'shared/player/lesson/usePlayback.ts': 'media',
    'shared/player/lesson/commands.ts': 'controls',
    'shared/player/lesson/controls/Controls.tsx': 'controls',
    'shared/player/lesson/keys/useLessonKeys.ts': 'controls',
    'shared/progress/hooks.ts': 'controls',
    'shared/saved/records.ts': 'saves',
    'shared/series/LessonSettings.tsx': 'controls',
    'shared/series/SeriesFinished.tsx': 'controls',
    'shared/series/UpNextCard.tsx': 'controls',
    'shared/series/save/SaveButton.tsx': 'saves',
    'shared/series/share/ShareDialog.tsx': 'controls',
    'shared/series/transcript/TranscriptBox.tsx': 'transcript',
    'shared/series/useUpNext.ts': 'controls',
    'shared/ui/SizedImage.tsx': 'sizedImage',
    'mfe-catalog/src/MissingId.tsx': 'controls',
    'mfe-catalog/src/creators/failedText.ts': 'controls',
    'mfe-catalog/src/levels/useTopicPath.ts': 'topicPath',
    'mfe-catalog/src/watch/end/LevelEnd.tsx': 'controls',
    'mfe-catalog/src/watch/MoreLevels.tsx': 'controls',
    'mfe-catalog/src/watch/useNextLesson.ts': 'controls',
    'mfe-feed/src/video/Player.tsx': 'controls',
  }).map(([path, name]) => [at(path), name]),
);

const substituteFor = (name: string) => at(`shared/drawn/substitutes/${name}.ts`);

/** In the build of a drawn screen: our renderer instead of React, and no engine behind the components. */
const substitutes = (): Plugin => ({
  name: 'drawn-screen-substitutes',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const substitute = PACKAGES[source];
    if (substitute) return substituteFor(substitute);
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = resolved && FILES[resolved.id];
    return file ? substituteFor(file) : resolved;
  },
});

/** A drawn screen as it is built: one script in each language, without any import, and the sources that it is made of. */
interface DrawnScreen {
  files: readonly { fileName: string; code: string }[];
  modules: readonly SourceInBuild[];
}

/** Builds `src/drawnScreen.tsx` of a remote's folder; undefined where there is none. Throws Vite's message. */
async function buildDrawnScreen(folder: string): Promise<DrawnScreen | undefined> {
  const entry = join(folder, 'src/drawnScreen.tsx');
  if (!existsSync(entry)) return undefined;
  const texts = translations();
  const { output } = (await build({
    configFile: false,
    mode: 'production',
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [substitutes(), withoutHandlers(), texts.plugin],
    // The names of its classes are those of the remote's own sheets.
    css: { postcss: { plugins: [layerByFolder()] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // What only makes a value: unused, it is left out.
        treeshake: {
          moduleSideEffects: false,
          manualPureFunctions: ['icon', 'remembered', 'createContext', 'memo', 'defineCollection'],
        },
        output: { entryFileNames: 'assets/drawnScreen-[hash].js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ fileName, code }, ...others] = output;
  const translated = others.flatMap((file) =>
    file.type === 'asset' && /\.js(\.map)?$/.test(file.fileName)
      ? { fileName: file.fileName, code: String(file.source) }
      : [],
  );
  return {
    files: [{ fileName, code }, ...translated],
    modules: [...sourcesIn(output), ...texts.sources()],
  };
}

/** Puts the drawn screen of a remote into its build, as a file that nothing in it imports. `sources` is filled when it is built. */
export function drawnScreen(folder: string): { plugin: Plugin; sources(): readonly SourceInBuild[] } {
  let sources: readonly SourceInBuild[] = [];
  const plugin: Plugin = {
    name: 'drawn-screen',
    apply: 'build',
    async generateBundle() {
      const built = await buildDrawnScreen(folder);
      if (!built) return;
      for (const { fileName, code } of built.files) this.emitFile({ type: 'asset', fileName, source: code });
      sources = built.modules;
    },
  };
  return { plugin, sources: () => sources };
}
