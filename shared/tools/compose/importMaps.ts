import { IMPORT_MAPS_ID } from '../../contracts/documentProtocol.ts';
import { TRANSLATIONS, translatedFile, type Language } from '../../contracts/languages.ts';
import { inlineJson } from '../build/documents.ts';

type Hashes = Readonly<Record<string, string>>;

/**
 * The import maps of a document, one of which its script puts in force: in English only the hashes of all scripts and sheets, in another language besides which file
 * stands for which (docs/decisions/033). A document has one in force: older browsers take no second one.
 */
export function importMaps(integrity: Hashes): string {
  const translated = TRANSLATIONS.flatMap((language) => {
    const imports = translatedFiles(integrity, language);
    return Object.keys(imports).length > 0 ? mapElement({ imports, integrity }, ` data-language="${language}"`) : [];
  });
  return `<template id="${IMPORT_MAPS_ID}">${[mapElement({ integrity }), ...translated].join('')}</template>`;
}

const mapElement = (map: object, attributes = '') =>
  `<script type="importmap"${attributes}>${inlineJson(map)}</script>`;

/** The file in a language for each script that has one in it, by URL. */
export const translatedFiles = (integrity: Hashes, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.keys(integrity)
      .map((url) => [url, translatedFile(url, language)] as const)
      .filter(([url, file]) => file !== url && file in integrity),
  );
