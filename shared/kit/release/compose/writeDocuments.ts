import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry, RemoteBuild } from '@remotes-kit/runtime/registry';
import type { Composition } from './composition.ts';
import { documentFiles, integrityOf } from './documentFiles.ts';
import { replaceFile, writeJson } from './files.ts';
import { hashOf } from './hashOf.ts';
import type { History } from './history.ts';
import { importMaps } from './importMaps.ts';
import { jsonElement } from './jsonElement.ts';
import { writeLiveManifests } from './liveManifests.ts';
import { MISSING } from './missingPage.ts';
import { comparedWith } from './servedRemotes.ts';
import { readShell, shellFolder } from './shellRecord.ts';
import { headersFile, readHistory, readRegistryFile, readSettings, writeRegistryFile } from './siteFolder.ts';
import { withListedBuilds } from './storedBuilds.ts';
import { writeWellKnown } from './wellKnown.ts';

/**
 * Writes the documents of a release, and the headers that belong to them, from what lies in its folder: the stored shells,
 * remotes.json, the builds. Every release ends with this; no bundler runs and no file of the shell changes. While a canary of the
 * shell runs, it has documents of its own (docs/decisions/038). remotes.json gets what the live shell does not provide, each
 * document what its own does not.
 */
export function writeDocuments(composition: Composition, out: string): void {
  const { canaryFolder } = composition.documents;
  const { version, canary } = readShell(out);
  writeRegistryFile(
    composition,
    out,
    comparedWith(composition, out, version, withListedBuilds(out, readRegistryFile(out))),
  );
  rmSync(join(out, canaryFolder), { recursive: true, force: true });
  const pages = [writePair(composition, out, version, canary !== undefined)];
  if (canary || hadCanary(readHistory(out)))
    pages.push(writePair(composition, out, canary?.version ?? version, true, canaryFolder));
  const { config, origins } = readSettings(out);
  const missing = join(shellFolder(out, version), MISSING);
  if (existsSync(missing))
    replaceFile(join(out, MISSING), composition.documents.withConfig(readFileSync(missing, 'utf8'), config));
  writeJson(
    headersFile(out),
    composition.headers.ofDocuments({ config, remoteOrigins: Object.values(origins), ...inlineHashes(pages.join('')) }),
  );
  writeLiveManifests(out);
  writeWellKnown(out);
}

/** A page may be on its way to the documents of a canary that has just ended. */
const hadCanary = (history: History) => history.some(({ of, act }) => of === 'shell' && act === 'canary');

/**
 * Writes the landing page's document and that of every other page, of a stored shell, and beside them the list of their files,
 * whose hash they name. Returns what both documents are made of. Throws where they cannot be.
 */
function writePair(composition: Composition, out: string, version: string, isChosen: boolean, folder = ''): string {
  const { documents } = composition;
  if (!documents.hasScripts(shellFolder(out, version)))
    throw new Error(
      `shell ${version} is from before builds of the shell had the scripts of their documents: \`npm run release -- shell\` first`,
    );
  const registry = comparedWith(composition, out, version, readRegistryFile(out));
  const files = documentFiles(composition, out, version, registry);
  const list = JSON.stringify(files);
  replaceFile(join(out, folder, documents.list), list);
  const integrity = integrityOf(files.files);
  const html = pageOf(composition, out, version, registry, integrity, isChosen).replace(
    '<html',
    `<html data-files="${hashOf(list)}"`,
  );
  replaceFile(join(out, folder, 'index.html'), documents.home(html));
  replaceFile(join(out, folder, documents.frame), documents.other(html));
  return html;
}

/** The page that both documents of a stored shell are made of. `isChosen`: by the script of canaries, which runs before everything else. */
function pageOf(
  composition: Composition,
  out: string,
  version: string,
  registry: Registry,
  integrity: Record<string, string>,
  isChosen: boolean,
): string {
  const { documents } = composition;
  const { config, origins } = readSettings(out);
  const shell = shellFolder(out, version);
  const inside = (file: string) =>
    readFileSync(join(file.startsWith('assets/') ? out : shell, file), 'utf8').replaceAll('</', '<\\/');
  const script = (file: string) => `<script>${inside(file)}</script>`;
  const remoteOrigins = [...(config.remoteOrigins ?? []), ...Object.values(origins)];
  const template = readFileSync(join(shell, 'index.html'), 'utf8');
  const data =
    jsonElement(documents.ids.config, { ...config, remoteOrigins }) +
    jsonElement(documents.ids.registry, forDocument(registry)) +
    jsonElement(documents.ids.startData, documents.startData({ out, shell, template, config }));
  return (
    documents
      .withConfig(template, config)
      // The stylesheet that the first paint waits for goes inline: it then needs no second request.
      .replace(
        /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
        (_, file: string) => `<style data-href="/${file}">${inside(file)}</style>`,
      )
      .replace(documents.scriptTag, (_, file: string) => script(file))
      // The browser reads these ahead of the import map.
      .replace(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g, (tag, url: string) =>
        integrity[url] ? `${tag} integrity="${integrity[url]}"` : tag,
      )
      .replace('<title>', () => `${importMaps(composition, integrity)}${data}<title>`)
      .replace(documents.charset, (tag) =>
        isChosen && documents.canaryScript ? tag + script(documents.canaryScript) : tag,
      )
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
