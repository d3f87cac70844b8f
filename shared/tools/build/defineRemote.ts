import * as kit from '@remotes-kit/build/defineRemote';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { mountOf, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { portOf } from '../ports/ports.ts';
import { drawnScreen } from './drawnScreen.ts';
import { earlyReadsFile } from './earlyReadsFile.ts';
import { folderOf, viteCacheOf } from './folders.ts';
import { devLanguages } from './languages/devLanguages.ts';
import { translations } from './languages/translations.ts';
import { SHEETS } from './sheets.ts';
import { modulesFile } from './modulesFile.ts';
import { ownHls } from './ownHls.ts';
import { providedVersions } from './providedVersions.ts';
import { typesOf } from './publishedTypes.ts';
import { PROVIDED } from './sharing.ts';
import { siteHtml } from './siteHtml.ts';

/**
 * Leaves out code that only makes a value where nobody uses the value: an edit of it changes no build without it (docs/decisions/040).
 * `v` is valibot, whose own marks the bundler does not follow.
 */
const TREESHAKE = { propertyReadSideEffects: false, manualPureFunctions: ['v', 'defineCollection'] } as const;

/** Provided modules that come with the screens that need them. */
const OF_SOME_SCREENS = ['@bazaar/shared/player', '@bazaar/shared/series', '@bazaar/shared/firebase/auth'];

/** Vite's configuration of every remote. `vite --mode alone` serves it by itself: its own index.html, no federation at all. */
export const defineRemote = (name: RemoteName) =>
  defineConfig((env) => {
    const { exposes } = REMOTES[name];
    const folder = folderOf(name);
    return kit.defineRemote({
      name,
      folder,
      exposes,
      mount: mountOf(REMOTES[name]),
      provided: PROVIDED,
      versions: providedVersions(),
      types: typesOf(name),
      contract: CONTRACT_VERSION,
      withEntry: /\/shared\/contracts\/paths\.ts/,
      ofSomeScreens: OF_SOME_SCREENS,
      plugins: env.mode === 'alone' ? [react(), siteHtml(), ownHls(), devLanguages()] : pluginsOf(folder),
      port: portOf(name),
      vite: {
        cacheDir: viteCacheOf(env.mode),
        css: SHEETS,
        build: { rolldownOptions: { treeshake: TREESHAKE } },
      },
    })(env);
  });

/** The plugins of a remote of this site: texts in every language, a drawn screen, early reads, the list of its sources. */
function pluginsOf(folder: string) {
  const texts = translations();
  const drawn = drawnScreen(folder);
  return [
    react(),
    texts.plugin,
    devLanguages(),
    drawn.plugin,
    modulesFile(() => [...drawn.sources(), ...texts.sources()]),
    earlyReadsFile(`${folder}/src/earlyReads.ts`),
  ];
}
