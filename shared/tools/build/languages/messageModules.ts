import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { build, type Plugin, type SourceMap } from 'rolldown';
import { BASE_LANGUAGE, TRANSLATIONS, type Language } from '../../../contracts/languages.ts';
import { ROOT } from '../folders.ts';
import { hashOf } from '../hashOf.ts';

/** The texts of one domain, `messages.ts`, as JavaScript expressions: one for each language that has a file of them. */
export interface Texts {
  /** The domain and what its texts are: a new text is a new key, and so a new name of the files that have it. */
  key: string;
  expressions: ReadonlyMap<Language, Expression>;
  /** The files with the texts. */
  files: readonly string[];
}

type TextsMap = Pick<SourceMap, 'names' | 'mappings' | 'sources' | 'sourcesContent'> & { version: 3 };

export interface Expression {
  /** Of the bundler's output, without what names the value. */
  code: MagicString;
  /** That of the whole output, with the full paths of its sources. */
  map: TextsMap | null;
}

/** The file with a domain's texts in one language. */
const fileIn = (language: Language, module: string): string => module.replace(/\.ts$/, `.${language}.ts`);

/** Whether a module is the texts of a domain: there are files of its name in the languages. */
export const isMessages = (id: string): boolean =>
  id.endsWith(`${sep}messages.ts`) && existsSync(fileIn(BASE_LANGUAGE, id));

const LANGUAGES_OF_TEXTS: readonly Language[] = [BASE_LANGUAGE, ...TRANSLATIONS];

const known = new Map<string, Promise<Texts>>();

/** The texts of a domain. Each file is bundled with what it imports of its own language; rejects with the bundler's message. */
export function textsOf(module: string): Promise<Texts> {
  const texts = known.get(module) ?? readTexts(module);
  known.set(module, texts);
  return texts;
}

async function readTexts(module: string): Promise<Texts> {
  const languages = LANGUAGES_OF_TEXTS.filter((language) => existsSync(fileIn(language, module)));
  const all = await Promise.all(
    languages.map(async (language) => [language, await expressionOf(module, language)] as const),
  );
  const domain = relative(ROOT, module)
    .replaceAll(sep, '/')
    .replace(/\/?messages\.ts$/, '');
  return {
    key: `${domain}#${hashOf(JSON.stringify(all.map(([language, { code }]) => [language, code.toString()])))}`,
    expressions: new Map(all),
    files: languages.map((language) => fileIn(language, module)),
  };
}

const ENTRY = '\0texts';
/** Where nothing is written. */
const OUT = join(ROOT, 'texts');

async function expressionOf(module: string, language: Language): Promise<Expression> {
  const entry = `export { messages as default } from ${JSON.stringify(fileIn(language, module))};`;
  const { output } = await build({
    input: ENTRY,
    write: false,
    logLevel: 'silent',
    transform: { define: { 'import.meta.env': JSON.stringify({ VITE_BRAND_NAME: process.env.VITE_BRAND_NAME }) } },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) },
      inLanguage(language),
    ],
    output: { format: 'iife', name: 'texts', exports: 'default', minify: true, sourcemap: true, dir: OUT },
  });
  const [{ code: written, map }] = output;
  const code = new MagicString(written);
  for (const [part = '', index] of outerParts(written)) code.remove(index, index + part.length);
  const sources = map?.sources.map((source) => join(OUT, source ?? ''));
  return {
    code,
    map: map && {
      version: 3,
      names: map.names,
      mappings: map.mappings,
      sources: sources!,
      sourcesContent: map.sourcesContent,
    },
  };
}

/** What names the value, and a function around it that does nothing but return. */
function outerParts(code: string): [part: string | undefined, index: number][] {
  const [name = ''] = /^var texts\s*=\s*/.exec(code)!;
  const end = /;?\s*(\/\/#[^\n]*\s*)?$/.exec(code)!;
  const value = code.slice(name.length, end.index);
  const [, open] = /^(\(function\(\)\{return)\{/.exec(value) ?? [];
  const CLOSE = '})()';
  const returned =
    open && value.endsWith(CLOSE)
      ? ([
          [open, name.length],
          [CLOSE, end.index - CLOSE.length],
        ] as const)
      : [];
  return [[name, 0], ...returned.map(([part, index]): [string, number] => [part, index]), [end[0], end.index]];
}

/** What the texts of a language import of other domains is in that language. */
const inLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || !isMessages(resolved.id)) return resolved;
    const file = fileIn(language, resolved.id);
    return existsSync(file) ? file : resolved;
  },
});
