import type { Composition } from './composition.ts';
import { inlineJson } from './jsonElement.ts';

type Hashes = Readonly<Record<string, string>>;

/**
 * The import maps of a document, one of which its script puts in force: in the base language only the hashes of all scripts and sheets, in another language besides which file
 * stands for which (docs/decisions/033). A document has one in force: older browsers take no second one.
 */
export function importMaps({ languages, documents }: Composition, integrity: Hashes): string {
  const translated = languages.translations.flatMap((language) => {
    const imports = languages.translatedFiles(integrity, language);
    return Object.keys(imports).length > 0 ? mapElement({ imports, integrity }, ` data-language="${language}"`) : [];
  });
  return `<template id="${documents.ids.importMaps}">${[mapElement({ integrity }), ...translated].join('')}</template>`;
}

const mapElement = (map: object, attributes = '') =>
  `<script type="importmap"${attributes}>${inlineJson(map)}</script>`;
