import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGE_KEY } from '../../../contracts/documentProtocol.ts';
import { BASE_LANGUAGE } from '../../../contracts/languages.ts';
import { CHARSET, inlineJson } from '../documents.ts';
import { documentScript } from '../documentScripts.ts';
import { PSEUDO } from './pseudo.ts';
import { fileIn, isTexts, languagesOf, subjectNames } from './subjects.ts';

/** By language, which script stands for which: the `imports` of its import map. */
export type Imports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The languages of the dev servers (docs/decisions/033): a `texts.ts` has the texts of the page's language, English
 * where that has no file beside it, and the pseudo-language. `?language=hi` in an address chooses one, and is remembered. No build
 * has anything of it: there translations.ts writes the texts. `importsOf`: of the remotes that the page loads.
 */
export const devLanguages = (importsOf?: () => Imports): Plugin => ({
  name: 'dev-languages',
  apply: 'serve',
  load: (id) => (isTexts(id) ? textsCode(id) : null),
  transformIndexHtml: {
    order: 'post', // before Vite's client, which is a module: browsers take no import map after the first one
    async handler(html) {
      const code = await languageCode(importsOf?.() ?? {});
      return html.replace(CHARSET, '').replace('<head>', (head) => `${head}${CHARSET}<script>${code}</script>`);
    },
  },
});

/** All languages are imported: a change of a file of texts is shown as that of any module is. `?own`: the file itself. */
function textsCode(module: string): string {
  const languages = languagesOf(module);
  return [
    `import { PSEUDO, pseudo } from ${JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))};`,
    ...languages.map(
      (language) => `import * as $${language} from ${JSON.stringify(`${fileIn(language, module)}?own`)};`,
    ),
    'const { lang: $lang } = document.documentElement;',
    `const $texts = { ${languages.map((language) => `${language}: $${language}`).join(', ')} };`,
    `export const { ${subjectNames(module, readFileSync(module, 'utf8')).join(', ')} } =`,
    `  $lang === PSEUDO ? pseudo($${BASE_LANGUAGE}) : ($texts[$lang] ?? $${BASE_LANGUAGE});`,
  ].join('\n');
}

/** shell/src/document/chooseLanguage.ts and the pseudo-language, which only pages of a dev server have. */
const languageCode = async (imports: Imports): Promise<string> => `
    {
      const wanted = new URLSearchParams(location.search).get('language');
      if (wanted) localStorage.setItem('${LANGUAGE_KEY}', wanted);
    }
    ${await documentScript('chooseLanguage')}
    {
      const root = document.documentElement;
      if (localStorage.getItem('${LANGUAGE_KEY}') === '${PSEUDO}') root.lang = root.dataset.language = '${PSEUDO}';
      const imports = ${inlineJson(imports)}[root.lang];
      const map = { type: 'importmap', textContent: JSON.stringify({ imports }) };
      if (imports) document.head.append(Object.assign(document.createElement('script'), map));
    }`;
