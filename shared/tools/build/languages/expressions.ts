import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { build, type Plugin, type SourceMap } from 'rolldown';
import type { Language } from '../../../contracts/languages.ts';
import { ROOT } from '../folders.ts';
import { hashOf } from '../hashOf.ts';
import { sourcesIn, type SourceInBuild } from '../modulesFile.ts';
import { fileIn, isTexts, languagesOf, type Subject } from './subjects.ts';

/** The texts of one subject, an export of a `texts.ts`, as JavaScript expressions: one for each language that has a file of them. */
export interface Texts {
  /** The subject and what its texts are: a new text is a new key, and so a new name of the files that have it. */
  key: string;
  expressions: ReadonlyMap<Language, Expression>;
  /** The files with the texts, and what these import. */
  sources: readonly SourceInBuild[];
}

type TextsMap = Pick<SourceMap, 'names' | 'mappings' | 'sources' | 'sourcesContent'> & { version: 3 };

export interface Expression {
  /** Of the bundler's output, without what names the value. */
  code: MagicString;
  /** The map of the whole output, with the full paths of its sources. */
  map: TextsMap | null;
  sources: readonly SourceInBuild[];
}

/** The texts of a subject. Each is bundled with what it imports of its own language; rejects with the bundler's message. */
export async function textsOf({ module, name }: Subject): Promise<Texts> {
  const all = await Promise.all(
    languagesOf(module).map(
      async (language) => [language, await expressionOf(name, fileIn(language, module), language)] as const,
    ),
  );
  const folder = relative(ROOT, dirname(module)).replaceAll(sep, '/');
  return {
    key: `${folder}#${name}#${hashOf(JSON.stringify(all.map(([language, { code }]) => [language, code.toString()])))}`,
    expressions: new Map(all),
    sources: all.flatMap(([, { sources }]) => sources),
  };
}

const ENTRY = '\0texts';
/** The output folder that the bundler is given; nothing is written there. */
const OUT = join(ROOT, 'texts');

async function expressionOf(name: string, file: string, language: Language): Promise<Expression> {
  const entry = `export { ${name} as default } from ${JSON.stringify(file)};`;
  const { output } = await build({
    input: ENTRY,
    write: false,
    logLevel: 'silent',
    transform: { define: { 'import.meta.env.VITE_BRAND_NAME': JSON.stringify(process.env.VITE_BRAND_NAME ?? '') } },
    // Leaves out the code that only the other subjects of the file use.
    treeshake: { moduleSideEffects: false },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) },
      inLanguage(language),
    ],
    output: { format: 'iife', name: 'texts', exports: 'default', minify: true, sourcemap: true, dir: OUT },
  });
  const [{ code: written, map }] = output;
  const code = new MagicString(written);
  for (const [part, index] of outerParts(written)) code.remove(index, index + part.length);
  const sources = map?.sources.map((source) => join(OUT, source ?? ''));
  return {
    code,
    sources: sourcesIn(output).filter(({ id }) => id !== ENTRY),
    map: map && {
      version: 3,
      names: map.names,
      mappings: map.mappings,
      sources: sources!,
      sourcesContent: map.sourcesContent,
    },
  };
}

/** The parts of the code around the value: its name, and a function that does nothing but return it. */
function outerParts(code: string): [part: string, index: number][] {
  const [name] = /^var texts\s*=\s*/.exec(code)!;
  const end = /;?\s*(\/\/#[^\n]*\s*)?$/.exec(code)!;
  const value = code.slice(name.length, end.index);
  const isReturned = value.startsWith(`${OPEN}{`) && value.endsWith(CLOSE);
  return [
    [isReturned ? name + OPEN : name, 0],
    isReturned ? [CLOSE + end[0], end.index - CLOSE.length] : [end[0], end.index],
  ];
}

const OPEN = '(function(){return';
const CLOSE = '})()';

/** Resolves the texts that a text imports to those of the same language. */
const inLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || !isTexts(resolved.id)) return resolved;
    const file = fileIn(language, resolved.id);
    return existsSync(file) ? file : resolved;
  },
});
