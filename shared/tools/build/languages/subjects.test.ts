import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TranslatedTexts } from '../../../contracts/languages.ts';
import { translations } from './translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-subjects-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES = {
  'texts.ts': `
    const videos = (count: number) => count + ' videos';
    export const list = { title: 'A list', count: (count: number) => videos(count) } as const;
    export const player = { play: 'Play it' } as const;
    export const nowhere = { title: 'Used nowhere' } as const;`,
  'texts.hi.ts': `
    export const list = { title: 'सूची', count: (count: number) => count + ' वीडियो' };
    export const player = { play: 'चलाएँ' };
    export const nowhere = { title: 'कहीं नहीं' };`,
  'main.ts': `
    import { list as texts } from './texts.ts';
    document.title = texts.title + texts.count(2);
    void import('./player.ts');`,
  'player.ts': `
    import { nowhere, player } from './texts.ts';
    const unused = () => nowhere.title;
    document.title = player.play;`,
  'whole.ts': `
    import * as texts from './texts.ts';
    document.title = texts.list.title;`,
  'passedOn.ts': `
    export { list } from './texts.ts';`,
};

/** The scripts that a module is built into, by their name, and the exports of texts in them. */
async function built(entry: keyof typeof SOURCES) {
  const { plugin, sources } = translations();
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, entry),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const,
  );
  return { scripts: new Map(scripts), subjects: sources().flatMap(({ exports }) => exports) };
}

let scripts: ReadonlyMap<string, string>;
let subjects: readonly string[];
beforeAll(async () => {
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(join(folder, name), code);
  ({ scripts, subjects } = await built('main.ts'));
});

test.each([
  ['main.js', ['A list', ' videos'], ['Play it', 'Used nowhere', 'सूची']],
  ['player.js', ['Play it'], ['A list', ' videos', 'Used nowhere', 'चलाएँ']],
  ['main.hi.js', ['सूची', ' वीडियो'], ['चलाएँ', 'कहीं नहीं', 'A list']],
  ['player.hi.js', ['चलाएँ'], ['सूची', 'कहीं नहीं', 'Play it']],
])('%s: has the texts of the subjects that it uses, in its language, and no others', (name, own, others) => {
  for (const text of own) expect(scripts.get(name)).toContain(text);
  for (const text of others) expect(scripts.get(name)).not.toContain(text);
});

test('a build: lists the subjects that are in it as exports of their files, in each language', () => {
  expect(subjects.toSorted()).toEqual(['list', 'list', 'player', 'player']);
});

test.each(['whole.ts', 'passedOn.ts'] as const)(
  'texts that are imported otherwise than by the names of subjects, as in %s: fail the build',
  (entry) => expect(built(entry)).rejects.toThrow('texts.ts'),
);

const english = {
  list: { title: 'A list', count: (count: number) => `${count} videos` },
  player: { play: 'Play' },
} as const;
type English = typeof english;

/** `npm run types` fails where one of these compiles. */
test('a translation that lacks a text or a subject, or has one too many: does not compile', () => {
  const list: TranslatedTexts<English, English>['list'] = { title: 'सूची', count: (count) => `${count} वीडियो` };
  expect(list.count(2)).toBe('2 वीडियो');
  // @ts-expect-error a text is missing
  const shorter: typeof list = { title: 'सूची' };
  // @ts-expect-error a text too many
  const longer: typeof list = { ...list, more: '' };
  // @ts-expect-error a function that takes other values
  const other: typeof list = { title: 'सूची', count: (count: string) => count };
  // @ts-expect-error a subject is missing: no subject has a type
  const withoutSubject: TranslatedTexts<English, Pick<English, 'list'>>['list'] = list;
  // @ts-expect-error a subject too many
  const withAnother: TranslatedTexts<English, English & { more: object }>['list'] = list;
  expect([shorter, longer, other, withoutSubject, withAnother]).toHaveLength(5);
});
