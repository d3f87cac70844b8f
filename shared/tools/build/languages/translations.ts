import remapping from '@jridgewell/remapping';
import { dirname, join, relative } from 'node:path';
import MagicString, { Bundle } from 'magic-string';
import type { Plugin, Rolldown } from 'vite';
import { BASE_LANGUAGE, TRANSLATIONS, translatedFile, type Language } from '../../../contracts/languages.ts';
import type { SourceInBuild } from '../modulesFile.ts';
import { textsOf, type Texts } from './expressions.ts';
import { importsBySubject, isTexts, subjectOf } from './subjects.ts';

/** A call of this stands for the texts of a subject until the files are written. */
export const PLACEHOLDER = '__bazaarTexts';
const CALL = new RegExp(`${PLACEHOLDER}\\(["'\`]([^"'\`]+)["'\`]\\)`, 'g');

/**
 * Makes each subject of a `texts.ts` a module of its own, so that it lies in the chunk that uses it, and writes each script that has
 * texts once in every language, so that a visitor downloads those of one: `start-1a2b3c4d.js` in
 * English and `start-1a2b3c4d.hi.js` beside it. They differ in nothing else and import the same names; the document's import
 * map names those of the visitor's language (docs/decisions/033). `sources` are the files with the texts that were written, and what these import.
 */
export function translations(): { plugin: Plugin; sources(): readonly SourceInBuild[] } {
  const loaded = new Map<string, Texts>();
  const written = new Set<Texts>();
  const plugin: Plugin = {
    name: 'translations',
    apply: 'build',
    resolveId: (id) => (subjectOf(id) ? id : null),
    async load(id) {
      // English for everybody: an export of another module, or all of it by `import()`.
      if (isTexts(id)) throw new Error(`${id} is imported whole: import the subjects that are used, by name`);
      const subject = subjectOf(id);
      if (!subject) return null;
      const texts = await textsOf(subject);
      loaded.set(texts.key, texts);
      for (const { id: file } of texts.sources) this.addWatchFile(file);
      const code = `export const ${subject.name} = ${PLACEHOLDER}(${JSON.stringify(texts.key)});`;
      return { code, moduleSideEffects: false };
    },
    async transform(code, id) {
      const rewritten = await importsBySubject(id, code, async (source) => (await this.resolve(source, id))?.id);
      return rewritten && { code: rewritten.toString(), map: rewritten.generateMap({ source: id, hires: true }) };
    },
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes(PLACEHOLDER)) continue;
          const texts = textsIn(chunk, loaded);
          for (const each of texts.values()) written.add(each);
          const inLanguage = (language: Language) => withTexts(chunk, texts, { language, dir });
          for (const language of TRANSLATIONS.filter((each) => isIn(texts, each))) {
            const { code, map } = inLanguage(language);
            const fileName = translatedFile(chunk.fileName, language);
            this.emitFile({ type: 'asset', fileName, source: code });
            if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map });
          }
          const { code, map } = inLanguage(BASE_LANGUAGE);
          chunk.code = code;
          const mapFile = bundle[`${chunk.fileName}.map`];
          if (map && mapFile?.type === 'asset') mapFile.source = map;
        }
      },
    },
  };
  return { plugin, sources: () => [...written].flatMap(({ sources }) => sources) };
}

/** Names of maps without a folder: paths in a map are then left as they are. */
const CHUNK = 'chunk';

/** The texts in a script, by their key. Throws where no module gave them. */
function textsIn({ code, fileName }: Rolldown.OutputChunk, loaded: ReadonlyMap<string, Texts>): Map<string, Texts> {
  const keys = [...code.matchAll(CALL)].map(([, key]) => key!);
  return new Map(
    keys.map((key) => {
      const texts = loaded.get(key);
      if (!texts) throw new Error(`${fileName} has texts that no module gave: ${key}`);
      return [key, texts];
    }),
  );
}

/** True when any of these texts exist in a language: those that do not stay in English there. */
const isIn = (texts: ReadonlyMap<string, Texts>, language: Language): boolean =>
  [...texts.values()].some(({ expressions }) => expressions.has(language));

/** The code of a chunk with its texts in one language, and its source map where it has one: to the lines of the texts too. */
function withTexts(
  { code, fileName, map }: Rolldown.OutputChunk,
  texts: ReadonlyMap<string, Texts>,
  { language, dir }: { language: Language; dir: string },
): { code: string; map: string | null } {
  const written = new Bundle({ separator: '' });
  const maps = new Map<string, unknown>([[CHUNK, map]]);
  const folder = join(dir, dirname(fileName));
  const chunk = (start: number, end: number) =>
    written.addSource({ filename: CHUNK, content: new MagicString(code).snip(start, end) });
  let start = 0;
  for (const { 0: call, 1: key = '', index } of code.matchAll(CALL)) {
    const { expressions } = texts.get(key)!;
    const expression = expressions.get(language) ?? expressions.get(BASE_LANGUAGE)!;
    chunk(start, index);
    const id = `texts-${maps.size}`;
    const sources = expression.map?.sources.map((source) => relative(folder, source));
    maps.set(id, expression.map && { ...expression.map, sources });
    const content = expression.code.clone();
    // An object at the beginning of a statement would be a block.
    const isInside = /[=(,:[?]/.test(code[index - 1] ?? '');
    written.addSource({ filename: id, content: isInside ? content : content.prepend('(').append(')') });
    start = index + call.length;
  }
  chunk(start, code.length);
  const sourceOf = (file: string) => (maps.get(file) ?? null) as Parameters<typeof remapping>[0] & null;
  const own = map && remapping(written.generateMap({ hires: true }) as never, sourceOf).toString();
  return { code: written.toString(), map: own };
}
