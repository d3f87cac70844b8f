import { createHash } from 'node:crypto';
import type { CSSOptions } from 'vite';
import { layerByFolder } from './layerByFolder.ts';

/** Not in the spec: a handful of sheets of one file name may be on a page, of builds with several ages. */
const HASH_LENGTH = 5;

/**
 * Returns the name of a class on the page: its own and its sheet's hash, so that two builds with different sheets may be on one page.
 * Vite's own has its line too, which makes every sheet, script and drawn screen longer (docs/budgets.md).
 */
const scopedName = (name: string, _file: string, css: string): string =>
  `_${name}_${createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH)}`;

/** Vite's options for the sheets of every build of this site: their layers, and the names of their classes. */
export const SHEETS: CSSOptions = {
  postcss: { plugins: [layerByFolder()] },
  modules: { generateScopedName: scopedName },
};
