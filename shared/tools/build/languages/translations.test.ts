import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, TRANSLATIONS, translatedFile } from '../../../contracts/languages.ts';
import { documentScript } from '../documentScripts.ts';
import { APP_NAMES, distOf, ROOT } from '../folders.ts';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { PSEUDO } from './pseudo.ts';
import { languagesOf } from './subjects.ts';
import { PLACEHOLDER } from './translations.ts';

const scriptsOf = (app: (typeof APP_NAMES)[number]) => filesOf(distOf(app), '.js');
const importsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?["'`](\.\/[^"'`]+)["'`]/g)]
    .map(([, path]) => path)
    .sort();
const isTranslated = (file: string) => TRANSLATIONS.some((language) => file.endsWith(`.${language}.js`));

test.each(APP_NAMES)('%s: no script of its build lacks its texts', (app) => {
  for (const file of scriptsOf(app)) expect(readFileSync(file, 'utf8'), basename(file)).not.toContain(PLACEHOLDER);
});

test.each(APP_NAMES)('%s: no file of its build has the pseudo-language of the dev servers', (app) => {
  for (const file of [...scriptsOf(app), ...filesOf(distOf(app), '.html')])
    expect(readFileSync(file, 'utf8'), basename(file)).not.toContain(PSEUDO);
});

test.each(APP_NAMES)('%s: a script in another language imports what the English one imports', (app) => {
  for (const file of scriptsOf(app).filter((each) => !isTranslated(each)))
    for (const translated of TRANSLATIONS.map((language) => translatedFile(file, language)).filter(existsSync))
      expect(importsIn(translated), basename(translated)).toEqual(importsIn(file));
});

test('the entry of the shell, which the document names itself, has no texts', () => {
  const [, entry = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(
    readFileSync(join(distOf('shell'), 'index.html'), 'utf8'),
  )!;
  for (const language of TRANSLATIONS)
    expect(existsSync(join(distOf('shell'), translatedFile(entry, language)))).toBe(false);
});

test('texts: are there in every language', () => {
  const files = execFileSync('git', ['ls-files', '*/texts.ts'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(APP_NAMES.length);
  for (const file of files) expect(languagesOf(join(ROOT, file)), file).toEqual(LANGUAGE_NAMES);
});

test('the document chooses among all languages', async () => {
  const script = await documentScript('chooseLanguage');
  for (const language of LANGUAGE_NAMES) expect(script).toMatch(new RegExp(`["'\`]${language}["'\`]`));
});
