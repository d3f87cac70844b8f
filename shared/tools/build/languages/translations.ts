import remapping from '@jridgewell/remapping';
import { dirname, join, relative } from 'node:path';
import MagicString, { Bundle } from 'magic-string';
import type { Plugin, Rolldown } from 'vite';
import { BASE_LANGUAGE, TRANSLATIONS, translatedFile, type Language } from '../../../contracts/languages.ts';
import { isMessages, textsOf, type Texts } from './messageModules.ts';

/** A call of this stands for the texts of a domain until the files are written. */
export const PLACEHOLDER = '__bazaarTexts';
const CALL = new RegExp(`${PLACEHOLDER}\\(["'\`]([^"'\`]+)["'\`]\\)`, 'g');

/**
 * Writes each script that has texts once in every language, so that a visitor downloads those of one: `start-1a2b3c4d.js` in
 * English and `start-1a2b3c4d.hi.js` beside it. They differ in nothing else and import the same names; the document's import
 * map names those of the visitor's language (docs/decisions/033). `sources` are the files with the texts, and what these import.
 */
export function translations(): { plugin: Plugin; sources(): readonly string[] } {
  const used = new Map<string, Texts>();
  const plugin: Plugin = {
    name: 'translations',
    apply: 'build',
    async load(id) {
      if (!isMessages(id)) return null;
      const texts = await textsOf(id);
      used.set(texts.key, texts);
      for (const file of texts.files) this.addWatchFile(file);
      return `export const messages = ${PLACEHOLDER}(${JSON.stringify(texts.key)});`;
    },
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes(PLACEHOLDER)) continue;
          const written = (language: Language) => withTexts(chunk, used, { language, dir });
          for (const language of TRANSLATIONS.filter((each) => isIn(chunk.code, used, each))) {
            const { code, map } = written(language);
            const fileName = translatedFile(chunk.fileName, language);
            this.emitFile({ type: 'asset', fileName, source: code });
            if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map });
          }
          const { code, map } = written(BASE_LANGUAGE);
          chunk.code = code;
          const mapFile = bundle[`${chunk.fileName}.map`];
          if (map && mapFile?.type === 'asset') mapFile.source = map;
        }
      },
    },
  };
  return { plugin, sources: () => [...used.values()].flatMap(({ files }) => files) };
}

/** Names of maps without a folder: paths in a map are then left as they are. */
const CHUNK = 'chunk';

const keysIn = (code: string): string[] => [...code.matchAll(CALL)].map(([, key]) => key!);

/** Whether any texts of a script exist in a language: a domain without them stays in English there. */
const isIn = (code: string, used: ReadonlyMap<string, Texts>, language: Language): boolean =>
  keysIn(code).some((key) => used.get(key)?.expressions.has(language));

/** The code of a chunk with its texts in one language, and its source map where it has one: to the lines of the texts too. */
function withTexts(
  { code, fileName, map }: Rolldown.OutputChunk,
  used: ReadonlyMap<string, Texts>,
  { language, dir }: { language: Language; dir: string },
): { code: string; map: string | null } {
  const written = new Bundle({ separator: '' });
  const maps = new Map<string, unknown>([[CHUNK, map]]);
  const folder = join(dir, dirname(fileName));
  const chunk = (start: number, end: number) =>
    written.addSource({ filename: CHUNK, content: new MagicString(code).snip(start, end) });
  let start = 0;
  for (const { 0: call, 1: key = '', index } of code.matchAll(CALL)) {
    const expressions = used.get(key)?.expressions;
    const expression = expressions?.get(language) ?? expressions?.get(BASE_LANGUAGE);
    if (!expression) throw new Error(`${fileName} has texts that no module gave: ${key}`);
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
