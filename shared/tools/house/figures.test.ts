import { expect, test } from 'vitest';
import {
  browserSources,
  documentScripts,
  filesCalled,
  largeFolders,
  linesIn,
  namesWithSeveralOwners,
  smallWithOneImporter,
  stateOutsideStores,
  textFiles,
} from './figures.ts';

const codeOf = (texts: Record<string, string>) => ({ files: Object.keys(texts), read: (file: string) => texts[file]! });
const filesOf = (...files: string[]) => ({ files, read: () => '' });

test('browser sources: scripts of shell, remotes and shared, without tools, tests and configuration', () => {
  const own = [
    'shell/src/main.tsx',
    'shell/public/language.js',
    'shared/ui/Button.tsx',
    'shared/kit/release/reports/report.ts',
  ];
  const others = [
    'shared/tools/a.ts',
    'shared/kit/release/compose/history.ts',
    'shared/testing/a.ts',
    'mfe-feed/e2e/a.spec.ts',
    'shared/ui/a.browser.test.tsx',
  ];
  const more = [
    'shell/vite.config.ts',
    'shell/index.html',
    'mfe-feed/src/a.module.css',
    'docs/host/main.tsx',
    'knip.config.ts',
  ];
  expect(browserSources(filesOf(...own, ...others, ...more))).toEqual(own);
});

test('lines: of all files together', () => expect(linesIn(['a', 'b'], codeOf({ a: '1\n2\n', b: '1\n' }))).toBe(3));

test('text files: of every language, with the file that chooses', () => {
  const texts = ['mfe-feed/src/messages.ts', 'mfe-feed/src/messages.hi.ts', 'mfe-feed/src/texts.en.ts'];
  expect(textFiles(filesOf(...texts, 'mfe-feed/src/context.ts', 'shared/tools/newRemote/messages.en.ts'))).toEqual(
    texts,
  );
});

test('plain scripts of the document: those that are composed into it, and those of the shell', () => {
  const scripts = ['shared/tools/compose/preload.page.js', 'shell/public/language.js'];
  expect(documentScripts(filesOf(...scripts, 'shared/tools/production/recaptcha.page.js', 'shell/src/a.js'))).toEqual(
    scripts,
  );
});

test('files of a name: by its beginning, in its spelling', () =>
  expect(filesCalled('save', ['shared/a/saver.ts', 'shared/a/SaveButton.tsx', 'shared/saves/a.ts'])).toEqual([
    'shared/a/saver.ts',
  ]));

test('large folders: each with the number of files that lie directly in it', () =>
  expect(largeFolders(1, ['a/1.ts', 'a/2.tsx', 'a/b/3.ts', 'c/5.ts'])).toEqual(['a: 2']));

test('names with several owners: exported by more than one file, neither passed on nor by contract', () => {
  const code = codeOf({
    'shell/src/seconds.ts': 'export const DAY = 1; export type Seconds = number; export default DAY;',
    'shared/format/day.ts': 'export const DAY = 2; export const HOUR = 1;',
    'shared/ui/again.ts': "export { HOUR } from '../format/day.ts';",
    'mfe-feed/src/routes.tsx': 'export const routes = []; export function DAY() {}',
    'mfe-auth/src/routes.tsx': 'export const routes = [];',
    'mfe-feed/src/messages.en.ts': 'export const messages = {};',
    'mfe-feed/src/messages.hi.ts': 'export const messages = {};',
    'shared/ui/Controls.tsx': 'export const Controls = 1;',
    'shared/ui/Controls.first.tsx': 'export const Controls = 1;',
  });
  expect(namesWithSeveralOwners(code)).toEqual([
    'DAY: shell/src/seconds.ts, shared/format/day.ts, mfe-feed/src/routes.tsx',
  ]);
});

test('state outside of stores: each `let` of a module, each Map and Set that it writes to', () => {
  const code = codeOf({
    'shell/src/state.ts': `
      let loading: Promise<void> | undefined;
      export let visits = 0, count = 1;
      const failed = new Map<string, Error>();
      const seen = new WeakSet();
      const NAMES = new Set(['a']);
      const started = performance.now();
      export function fail(name: string) {
        let tries = 0;
        const all = new Set();
        all.add(tries);
        failed.set(name, new Error()), seen.add(failed);
      }
    `,
  });
  expect(stateOutsideStores(code)).toEqual(
    ['loading', 'visits', 'count', 'failed', 'seen'].map((name) => `shell/src/state.ts: ${name}`),
  );
});

test('small files with one importer: at most so many lines, imported by one file, however often', () => {
  const code = codeOf({
    'shell/src/a.ts': '1\n',
    'shell/src/b.ts': '1\n',
    'shell/src/long.ts': '1\n2\n3\n',
    'shell/src/messages.ts': '1\n',
    'shell/src/main.ts': '1\n',
    'shell/src/other.ts': '1\n',
  });
  const imports = ['a', 'a', 'b', 'long', 'messages'].map((name) => ({
    from: 'shell/src/main.ts',
    to: `shell/src/${name}.ts`,
  }));
  const one = { from: 'shell/src/other.ts', to: 'shell/src/b.ts' };
  expect(smallWithOneImporter(2, code, [...imports, one])).toEqual(['shell/src/a.ts: shell/src/main.ts']);
});
