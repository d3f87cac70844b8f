import type { Composition } from './composition.ts';
import type { Headers, PolicyParts } from './headers.ts';

/**
 * The parts of a composition that a site in one language, whose documents have no scripts of their own, can have as they are. Its shell's
 * index.html has the first element of the head as below, and its title after that.
 */

const IMPORT_MAPS = 'import-maps';

/** The import map comes in a template, from which a script of the document would choose one by language: with one language it is in force at once. */
const inForce = (html: string): string =>
  html.replace(new RegExp(`<template id="${IMPORT_MAPS}">(.*?)</template>`, 's'), '$1');

/** A page reads the registry from the element `remotes`. A canary of the shell needs a script that chooses, of the shell's build: `canaryScript`. */
export const plainDocuments: Composition['documents'] = {
  frame: 'page.html',
  canaryFolder: '_canary',
  list: 'files.json',
  ids: { config: 'config', registry: 'remotes', startData: 'start-data', importMaps: IMPORT_MAPS },
  charset: '<meta charset="utf-8" />',
  scriptTag: /(?!)/g,
  hasScripts: () => true,
  withConfig: (template) => template,
  startData: () => ({}),
  listedConfig: () => ({}),
  home: inForce,
  other: inForce,
};

/** Every script and sheet is in the one language. */
export const oneLanguage = (base: string): Composition['languages'] => ({
  base,
  translations: [],
  translatedFile: (file) => file,
  translatedFiles: () => ({}),
});

/** Scripts and sheets of the site itself and what its documents have inline, by its hash; nothing else, and no frame around a page. */
export const strictHeaders: Composition['headers'] = {
  permissions: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ofDocuments: (parts) => ({ page: policy(parts), worker: policy(parts) }),
};

function policy({ remoteOrigins, scripts, styles }: PolicyParts<object>): Headers {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const own = ["'self'", ...remoteOrigins];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...quoted(scripts)],
    'style-src': [...own, ...quoted(styles)],
    'img-src': own,
    'font-src': own,
    'connect-src': own,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const text = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '));
  return { 'Content-Security-Policy': text.join('; ') };
}
