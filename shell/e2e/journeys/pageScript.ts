import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { TRANSLATION_MARK } from '../../../shared/testing/translation.ts';
import type * as entry from './page/entry.ts';

export type PageFunctions = typeof entry;

const NAME = '__journey';

/** Bundles the functions of page/entry.ts as one script, which defines them once per document. */
export async function buildPageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./page/entry.ts', import.meta.url)), formats: ['iife'], name: NAME },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('Vite returned no output');
  return `window.${NAME} ??= (() => { ${result.output[0].code}; return ${NAME}; })();`;
}

/** The script, which then translates every page as it is opened. */
export const translating = (pageScript: string): string =>
  `${pageScript};${callInPage('startTranslation', [TRANSLATION_MARK])};`;

/** An expression that calls one of them. */
export const callInPage = (name: keyof PageFunctions, args: readonly unknown[]): string =>
  `window.${NAME}.${name}(...${JSON.stringify(args)})`;
