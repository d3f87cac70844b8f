import { readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { REMOTE_NAMES, REMOTES } from './shared/contracts/remotes.ts';

const remotes = REMOTE_NAMES.map((name) => {
  const { folder, exposes } = REMOTES[name];
  const sources = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' });
  const built = sources.filter((file) => /^(earlyReads\.ts|drawnScreen\.tsx)$|\.first\.tsx?$/.test(file));
  return [folder, { entry: ['index.html', ...built.map((file) => `src/${file}`), ...Object.values(exposes)] }];
});

/** Entries, which no import of ours leads to: pages, what the shell loads at run time, tests, and the programs of no script. */
const config: KnipConfig = {
  workspaces: {
    // `feed/routes` is no package: the federation plugin resolves it.
    '.': { entry: ['docs/host/main.tsx', 'docs/host/vite.config.ts'], ignoreDependencies: ['feed'] },
    shell: {
      entry: [
        'index.html',
        'src/offline/serviceWorker.ts',
        'src/document/{canary,head,putTexts,watch}.ts',
        'src/home/drawnHome.tsx',
        '**/*.first.tsx',
      ],
    },
    ...Object.fromEntries(remotes),
    shared: {
      entry: [
        'ui/gallery/index.html',
        'tools/bench/barePlayer/play.js',
        'tools/production/*.page.js',
        'tools/lint/*.js',
        'drawn/substitutes/*.ts',
        '**/*.first.{ts,tsx}',
      ],
      // Every export of the modules that package.json exports has to be used too.
      includeEntryExports: true,
    },
    'shared/kit/*': { includeEntryExports: true },
    'shared/kit/create': {
      entry: [
        'template/site/{start,build,run}.ts',
        'template/*/vite.config.ts',
        'template/shell/src/main.tsx',
        'template/welcome/src/routes.tsx',
      ],
      includeEntryExports: false,
    },
  },
  /** A type may be exported that only the signatures of its own file use. */
  ignoreExportsUsedInFile: { interface: true, type: true },
  /** They replace files: of the shell in the build that federation is measured against, of Vite in every build, of React and of what lies beside them in the build of a drawn screen. */
  ignoreIssues: {
    // A build takes their exports in the place of those of texts.ts (shared/tools/build/languages).
    '**/texts.hi.ts': ['exports', 'files'],
    'shared/tools/bench/monolith/**': ['exports'],
    'shared/tools/lint/**': ['exports'], // imported by oxlint (.oxlintrc.json)
    'shared/kit/runtime/integrity/lazyImport.ts': ['exports'], // imported by builds (shared/kit/build/lazyImports.ts)
    'shared/testing/e2e/addDocuments.ts': ['exports'], // called by Playwright (playwright.config.ts)
    'shared/drawn/substitutes/**': ['exports', 'duplicates'],
    '**/*.first.{ts,tsx}': ['exports'],
  },
  /** Read as files, by their path; imported by the sources of hls.js, which is built from them. */
  ignoreDependencies: [
    '@fontsource-variable/anek-latin',
    '@fontsource/hind',
    '@svta/cml-id3',
    '@svta/cml-utils',
    'eventemitter3',
    'url-toolkit',
  ],
  /** Programs of the system: the films and the journeys in other browsers need them, nothing else does. */
  ignoreBinaries: ['java', 'dpkg', 'ffmpeg', 'ffprobe', 'espeak-ng', 'Xvfb'],
};

export default config;
