import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { SHEETS } from './sheets.ts';
import { ROOT } from './folders.ts';
import { translations } from './languages/translations.ts';
import { sourcesIn, type SourceInBuild } from './modulesFile.ts';
import { withoutHandlers } from './withoutHandlers.ts';

const at = (path: string) => join(ROOT, path);

/** Stand-ins of React and of the stateful modules, by the name that these are imported by. */
const PACKAGES: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  virtua: 'virtua',
  '@bazaar/shared/device': 'device',
  '@bazaar/shared/router': 'router',
  '@bazaar/shared/query': 'query',
  '@bazaar/shared/player': 'player',
  '@bazaar/shared/firebase/firestore': 'firestore',
};

/** In the build of a drawn screen: our renderer instead of React, and of each file its stand-in, where there is one beside it. */
const substitutes = (): Plugin => ({
  name: 'drawn-screen-substitutes',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const substitute = PACKAGES[source];
    if (substitute) return at(`shared/drawn/substitutes/${substitute}.ts`);
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return standInFor(resolved?.id ?? '') ?? resolved;
  },
});

/** The file of the same name with `.first` beside another: `Player.first.tsx` beside `Player.tsx`. */
const standInFor = (file: string): string | undefined =>
  ['.first.tsx', '.first.ts']
    .map((ending) => file.replace(/\.tsx?$/, ending))
    .find((each) => each !== file && existsSync(each));

/** A drawn screen as it is built: one script in each language, without any import, and the sources that it is made of. */
interface DrawnScreen {
  files: readonly { fileName: string; code: string }[];
  modules: readonly SourceInBuild[];
}

/** Builds a drawn screen of the folder of an app; undefined where there is none. `source`: its path in there. Throws Vite's message. */
async function buildDrawnScreen(folder: string, source: string): Promise<DrawnScreen | undefined> {
  const entry = join(folder, source);
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
    css: SHEETS,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Code that only makes a value is left out where the value is unused.
        treeshake: {
          moduleSideEffects: false,
          manualPureFunctions: ['icon', 'remembered', 'createContext', 'memo', 'defineCollection'],
        },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
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

/**
 * Puts a drawn screen into the build of an app, as a file that nothing in it imports, and that its manifest has under the path of its
 * source. `sources` is filled when it is built.
 */
export function drawnScreen(
  folder: string,
  source = 'src/drawnScreen.tsx',
): { plugin: Plugin; sources(): readonly SourceInBuild[] } {
  let sources: readonly SourceInBuild[] = [];
  const plugin: Plugin = {
    name: 'drawn-screen',
    apply: 'build',
    async generateBundle() {
      const built = await buildDrawnScreen(folder, source);
      if (!built) return;
      for (const [index, { fileName, code }] of built.files.entries())
        this.emitFile({
          type: 'asset',
          fileName,
          source: code,
          ...(index === 0 && { name: source, originalFileName: source }),
        });
      sources = built.modules;
    },
  };
  return { plugin, sources: () => sources };
}
