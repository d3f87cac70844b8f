import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'vite';
import { BASE_LANGUAGE, LANGUAGE_NAMES, TRANSLATIONS, type Language } from '../../../contracts/languages.ts';

/** The file that has in one language what `texts.ts` has in English. */
export const fileIn = (language: Language, module: string): string =>
  language === BASE_LANGUAGE ? module : module.replace(/\.ts$/, `.${language}.ts`);

/** True when a module is the English texts of an app or of a part of shared: a translation lies beside it. */
export const isTexts = (id: string): boolean =>
  basename(id) === 'texts.ts' && TRANSLATIONS.some((language) => existsSync(fileIn(language, id)));

/** The languages that a `texts.ts` exists in. */
export const languagesOf = (module: string): Language[] =>
  LANGUAGE_NAMES.filter((language) => existsSync(fileIn(language, module)));

/** A module with one subject of a `texts.ts`: a module lies in one chunk, so each subject needs its own. */
export interface Subject {
  /** The `texts.ts`. */
  module: string;
  /** The name of its export. */
  name: string;
}

const SUBJECT = /^(.+\/texts\.ts)\?subject=(\w+)$/;
const TEXTS = /(^|\/)texts(\.ts)?$/;

const idOf = ({ module, name }: Subject) => `${module}?subject=${name}`;

/** The subject that a module of the build is; undefined for any other module. */
export function subjectOf(id: string): Subject | undefined {
  const [, module, name] = SUBJECT.exec(id) ?? [];
  return module && name ? { module, name } : undefined;
}

/** The names that a `texts.ts` exports, one for each subject. */
export const subjectNames = (file: string, code: string): string[] =>
  parseSync(file, code).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  );

/**
 * The code of a module with an import of its own for each subject that it uses; undefined where it imports no texts. `resolve`: the
 * file that an import of it means.
 */
export async function importsBySubject(
  id: string,
  code: string,
  resolve: (source: string) => Promise<string | undefined>,
): Promise<MagicString | undefined> {
  if (!/texts(\.ts)?['"]/.test(code)) return undefined;
  const rewritten = new MagicString(code);
  for (const { moduleRequest, entries, start, end } of parseSync(id, code).module.staticImports) {
    const module = TEXTS.test(moduleRequest.value) ? await resolve(moduleRequest.value) : undefined;
    if (!module || !isTexts(module)) continue;
    const imports = entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => {
        if (!importName.name) throw new Error(`${id} imports all texts of ${module}: name the subjects`);
        const from = JSON.stringify(idOf({ module, name: importName.name }));
        return `import { ${importName.name} as ${localName.value} } from ${from};`;
      });
    rewritten.overwrite(start, end, imports.join(' '));
  }
  return rewritten.hasChanged() ? rewritten : undefined;
}
