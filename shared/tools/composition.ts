import { missingNames } from '@remotes-kit/build/providedNames';
import { defineComposition } from '@remotes-kit/release/composition';
import { CONFIG_ELEMENT_ID, type SiteConfig } from '../contracts/config.ts';
import { FILES_NAME } from '../contracts/documentFiles.ts';
import { IMPORT_MAPS_ID, REGISTRY_ELEMENT_ID, START_DATA_ID } from '../contracts/documentProtocol.ts';
import { CANARY_FOLDER, CARDS_FOLDER, HOME_PATHS } from '../contracts/documents.ts';
import { BASE_LANGUAGE, translatedFile, translatedFiles, TRANSLATIONS, type Language } from '../contracts/languages.ts';
import { mountOf, REMOTE_NAMES, REMOTES, type RemoteName } from '../contracts/remotes.ts';
import { INDEX_FOLDER } from '../search/constants.ts';
import { contractProblems, contractsOfShell } from './build/buildContract.ts';
import {
  CHARSET,
  FRAME_DOCUMENT,
  frameDocument,
  homeDocument,
  withBrand,
  withImages,
  withLateEntry,
} from './build/documents.ts';
import { DOCUMENT_SCRIPT_TAG, documentScriptFile, hasDocumentScripts } from './build/documentScripts.ts';
import { storeMaps } from './build/privateMaps.ts';
import { buildFacts, shellFiles } from './compose/buildFacts.ts';
import { documentHeaders, PERMISSIONS } from './compose/headers.ts';
import { REFUSED_TO_REMOTES } from './compose/shellPaths.ts';
import { startData } from './compose/startData.ts';
import { checkout } from './compose/checkout.ts';
import { FIREBASE } from './compose/firebase.ts';

/** All that is the school's in its site: @remotes-kit/release composes it (docs/decisions/042). */
export const composition = defineComposition<SiteConfig>({
  remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, mountOf(REMOTES[name])])),
  pages: {
    home: HOME_PATHS,
    ofShell: REFUSED_TO_REMOTES,
    // Below `saved` only the service worker has anything (docs/decisions/028).
    fileFolders: ['saved', INDEX_FOLDER, CARDS_FOLDER],
  },
  languages: {
    base: BASE_LANGUAGE,
    translations: TRANSLATIONS,
    translatedFile: (file, language) => translatedFile(file, language as Language),
    translatedFiles: (files, language) => translatedFiles(files, language as Language),
  },
  documents: {
    frame: FRAME_DOCUMENT,
    canaryFolder: CANARY_FOLDER,
    list: FILES_NAME,
    ids: {
      config: CONFIG_ELEMENT_ID,
      registry: REGISTRY_ELEMENT_ID,
      startData: START_DATA_ID,
      importMaps: IMPORT_MAPS_ID,
    },
    charset: CHARSET,
    scriptTag: DOCUMENT_SCRIPT_TAG,
    canaryScript: documentScriptFile('canary'),
    hasScripts: hasDocumentScripts,
    withConfig: (template, { images }) => withBrand(withImages(template, images)),
    startData,
    listedConfig: ({ images }) => ({ images }),
    home: (html) => withLateEntry(homeDocument(html)),
    other: (html) => withLateEntry(frameDocument(html)),
  },
  headers: { permissions: PERMISSIONS, ofDocuments: documentHeaders },
  builds: {
    factsOf: (name, dist) => buildFacts(name as RemoteName, dist),
    filesOfShell: shellFiles,
    missingIn: (shell) => {
      const contracts = contractsOfShell(shell);
      return (needs) => missingNames(needs, contracts);
    },
    problemsOf: (name, dist) => contractProblems(name as RemoteName, dist),
    storeMaps,
  },
  checkout,
  firebase: FIREBASE,
});
