import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { FILES_NAME } from '../../contracts/documentFiles.ts';
import { REGISTRY_ELEMENT_ID, START_DATA_ID } from '../../contracts/documentProtocol.ts';
import { CANARY_FOLDER } from '../../contracts/documents.ts';
import { TRANSLATIONS } from '../../contracts/languages.ts';
import type { Registry, RemoteBuild } from '@remotes-kit/runtime/registry';
import {
  CHARSET,
  FRAME_DOCUMENT,
  frameDocument,
  homeDocument,
  jsonElement,
  withImages,
  withLateEntry,
  withLatePreloads,
} from '../build/documents.ts';
import { DOCUMENT_SCRIPT_TAG, documentScriptFile, hasDocumentScripts } from '../build/documentScripts.ts';
import { hashOf } from '../build/hashOf.ts';
import { documentFiles, integrityOf } from './documentFiles.ts';
import { replaceFile, writeJson } from '@remotes-kit/release/files';
import { documentHeaders } from './headers.ts';
import type { History } from '@remotes-kit/release/history';
import { importMaps, translatedFiles } from './importMaps.ts';
import { writeLiveManifests } from './liveManifests.ts';
import { comparedWith } from './servedRemotes.ts';
import { readShell, shellFolder } from '@remotes-kit/release/shellRecord';
import { headersFile, readHistory, readRegistryFile, readSettings, writeRegistryFile } from './siteFolder.ts';
import { startData } from './startData.ts';
import { withListedBuilds } from './storedBuilds.ts';

/**
 * Writes the documents of a release, and the headers that belong to them, from what lies in its folder: the stored shells,
 * remotes.json, the builds. Every release ends with this; no bundler runs and no file of the shell changes. While a canary of the
 * shell runs, it has documents of its own (docs/decisions/038). remotes.json gets what the live shell does not provide, each
 * document what its own does not.
 */
export function writeDocuments(out: string): void {
  const { version, canary } = readShell(out);
  writeRegistryFile(out, comparedWith(out, version, withListedBuilds(out, readRegistryFile(out))));
  rmSync(join(out, CANARY_FOLDER), { recursive: true, force: true });
  const pages = [writePair(out, version, canary !== undefined)];
  if (canary || hadCanary(readHistory(out)))
    pages.push(writePair(out, canary?.version ?? version, true, CANARY_FOLDER));
  const { config, origins } = readSettings(out);
  writeJson(
    headersFile(out),
    documentHeaders({ config, remoteOrigins: Object.values(origins), ...inlineHashes(pages.join('')) }),
  );
  writeLiveManifests(out);
}

/** A page may be on its way to the documents of a canary that has just ended. */
const hadCanary = (history: History) => history.some(({ of, act }) => of === 'shell' && act === 'canary');

/**
 * Writes the landing page's document and that of every other page, of a stored shell, and beside them the list of their files,
 * whose hash they name. Returns what both documents are made of. Throws where they cannot be.
 */
function writePair(out: string, version: string, isChosen: boolean, folder = ''): string {
  if (!hasDocumentScripts(shellFolder(out, version)))
    throw new Error(
      `shell ${version} is from before builds of the shell had the scripts of their documents: \`npm run release -- shell\` first`,
    );
  const registry = comparedWith(out, version, readRegistryFile(out));
  const files = documentFiles(out, version, registry);
  const list = JSON.stringify(files);
  replaceFile(join(out, folder, FILES_NAME), list);
  const integrity = integrityOf(files.files);
  const translations = new Set(TRANSLATIONS.flatMap((language) => Object.keys(translatedFiles(integrity, language))));
  const html = pageOf(out, version, registry, integrity, isChosen).replace(
    '<html',
    `<html data-files="${hashOf(list)}"`,
  );
  replaceFile(
    join(out, folder, 'index.html'),
    withLatePreloads(homeDocument(html), (url) => translations.has(url)),
  );
  replaceFile(join(out, folder, FRAME_DOCUMENT), withLateEntry(frameDocument(html)));
  return html;
}

/** The page that both documents of a stored shell are made of. `isChosen`: by the script of canaries, which runs before everything else. */
function pageOf(
  out: string,
  version: string,
  registry: Registry,
  integrity: Record<string, string>,
  isChosen: boolean,
): string {
  const { config, origins } = readSettings(out);
  const shell = shellFolder(out, version);
  const inside = (file: string) =>
    readFileSync(join(file.startsWith('assets/') ? out : shell, file), 'utf8').replaceAll('</', '<\\/');
  const script = (file: string) => `<script>${inside(file)}</script>`;
  const remoteOrigins = [...(config.remoteOrigins ?? []), ...Object.values(origins)];
  const template = readFileSync(join(shell, 'index.html'), 'utf8');
  const data =
    jsonElement(CONFIG_ELEMENT_ID, { ...config, remoteOrigins }) +
    jsonElement(REGISTRY_ELEMENT_ID, forDocument(registry)) +
    jsonElement(START_DATA_ID, startData(out, shell, template));
  return (
    withImages(template, config.images)
      // The stylesheet that the first paint waits for goes inline: it then needs no second request.
      .replace(
        /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
        (_, file: string) => `<style data-href="/${file}">${inside(file)}</style>`,
      )
      .replace(DOCUMENT_SCRIPT_TAG, (_, file: string) => script(file))
      // The browser reads these ahead of the import map.
      .replace(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g, (tag, url: string) =>
        integrity[url] ? `${tag} integrity="${integrity[url]}"` : tag,
      )
      .replace('<title>', () => `${importMaps(integrity)}${data}<title>`)
      .replace(CHARSET, (tag) => (isChosen ? tag + script(documentScriptFile('canary')) : tag))
      .replace('<html', `<html data-shell="${version}"${canaryAttribute(out)}`)
  );
}

/** Reports say by it which canary of the shell a page knew of, whichever build it is of (docs/decisions/019). */
function canaryAttribute(out: string): string {
  const { canary } = readShell(out);
  return canary ? ` data-shell-canary="${canary.version} ${canary.percent}"` : '';
}

/** The hashes of what a document has inline: the policy lets these run and nothing else. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => hashOf(match[1]!)))];
  return {
    scripts: hashes(/<script(?: type="importmap"[^>]*)?>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/**
 * The registry as it goes into the document: the import map beside it has the hashes already, and early reads are named once
 * where the build before or a canary has the same.
 */
function forDocument(registry: Registry): Registry {
  return Object.fromEntries(
    Object.entries(registry).map(([name, record]) => {
      const bare = <Build extends RemoteBuild>(build: Build): Build => ({ ...build, integrity: {} });
      const other = ({ earlyReads = [], ...build }: RemoteBuild): RemoteBuild => ({
        ...bare(build),
        ...(!isDeepStrictEqual(earlyReads, record.earlyReads ?? []) && { earlyReads }),
      });
      const { fallback, canary, reviewable } = record;
      return [
        name,
        {
          // Of a build from before it said where its pages are, and that nobody knows: it has none.
          prefixes: [],
          ...bare(record),
          fallback: fallback && other(fallback),
          canary: canary && { ...canary, build: other(canary.build) },
          reviewable: reviewable?.map(other),
        },
      ];
    }),
  );
}
