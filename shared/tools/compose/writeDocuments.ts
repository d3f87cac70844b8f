import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import type { Registry, RemoteBuild, RemoteRecord } from '../../contracts/registry.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { FIRESTORE_CHUNK, PLAYER_CHUNK } from '../build/chunks.ts';
import { FRAME_DOCUMENT, frameDocument, homeDocument, jsonElement, withImages } from '../build/documents.ts';
import { hashOf } from '../build/hashOf.ts';
import { chunksOf, contractsOfShell, withImports } from '../build/remoteBuild.ts';
import { filesBelow, replaceFile, writeJson } from './files.ts';
import { documentHeaders } from './headers.ts';
import { writeLiveManifests } from './liveManifests.ts';
import {
  headersFile,
  readRegistryFile,
  readSettings,
  releasesOf,
  templateFile,
  type Release,
  type ScreenFiles,
} from './siteFolder.ts';

/**
 * Writes the two documents of a release, and the headers that belong to them, from what lies in its folder: the
 * shell's template, remotes.json, the builds. Every release ends with this; no bundler runs and no file of the shell changes.
 */
export function writeDocuments(out: string): void {
  const { config, origins } = readSettings(out);
  const registry = readRegistryFile(out);
  const inside = (file: string) => readFileSync(join(out, file), 'utf8').replaceAll('</', '<\\/');
  const integrity = { ...hashesOfShell(out), ...hashesOfRemotes(registry, out) };
  const importMap = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const remoteOrigins = [...(config.remoteOrigins ?? []), ...Object.values(origins)];
  const data =
    jsonElement(CONFIG_ELEMENT_ID, { ...config, remoteOrigins }) + jsonElement('remotes', withoutHashes(registry));
  const template = readFileSync(templateFile(out), 'utf8');
  const html = withImages(template, config.images)
    // What the first paint waits for goes inline: it then needs no second request.
    .replace(
      /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
      (_, file: string) => `<style data-href="/${file}">${inside(file)}</style>`,
    )
    .replace(
      /<script src="\/(\w+\.js)"><\/script>/g,
      (_, file: string) => `<script>${minifySync(file, inside(file)).code}</script>`,
    )
    // The browser reads these ahead of the import map.
    .replace(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g, (tag, url: string) =>
      integrity[url] ? `${tag} integrity="${integrity[url]}"` : tag,
    )
    .replace('<title>', () => `${importMap}${data}<script>${preloadScript(out, template)}</script><title>`);
  replaceFile(join(out, 'index.html'), homeDocument(html));
  replaceFile(join(out, FRAME_DOCUMENT), frameDocument(html));
  writeJson(
    headersFile(out),
    documentHeaders({ config, remoteOrigins: Object.values(origins), ...inlineHashes(html) }),
  );
  writeLiveManifests(out);
}

/** The hashes of what a document has inline: the policy lets these run and nothing else. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => hashOf(match[1]!)))];
  return {
    scripts: hashes(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/** The hash of every script and sheet of the shell, by URL. */
function hashesOfShell(out: string): Record<string, string> {
  const files = Object.values(chunksOf(out)).flatMap(({ file, css = [] }) => [file, ...css]);
  const checked = [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(checked.map((file) => [`/${file}`, hashOf(readFileSync(join(out, file)))]));
}

/**
 * For the document's import map, which names no module: the hash of every script and sheet that a remote may bring, under its
 * URL and under the one retry path (docs/decisions/003). The browser checks each module that it loads against it, and each
 * sheet is requested with it (shared/integrity).
 */
function hashesOfRemotes(registry: Registry, out: string): Record<string, string> {
  const builds = Object.values(registry).flatMap((record) => [record, record.fallback, record.canary?.build]);
  const hashes = builds.flatMap((build) =>
    build ? [...Object.entries(build.integrity), ...hashesOfSheets(build, out)] : [],
  );
  const retryUrl = (url: string) => url.replace(/^(https?:\/\/[^/]+)?\//, '$1/_r1/');
  return Object.fromEntries(
    hashes.flatMap(([url, hash]) => [
      [url, hash],
      [retryUrl(url), hash],
    ]),
  );
}

/** Read from the files: older shells refuse a registry that has hashes of anything but scripts. */
function hashesOfSheets({ entry }: RemoteBuild, out: string): [string, string][] {
  const [, origin = '', folder = ''] = /^(https?:\/\/[^/]+)?(\/.*)\//.exec(entry) ?? [];
  if (!existsSync(join(out, folder))) return [];
  return filesBelow(join(out, folder))
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`${origin}${folder}/${file}`, hashOf(readFileSync(join(out, folder, file)))]);
}

/** The registry as it goes into the document: the import map beside it has the hashes already. */
function withoutHashes(registry: Registry): Registry {
  const bare = <Build extends RemoteBuild>(build: Build): Build => ({ ...build, integrity: {} });
  return Object.fromEntries(
    Object.entries(registry).map(([name, record]) => [
      name,
      {
        ...bare(record),
        fallback: record.fallback && bare(record.fallback),
        canary: record.canary && { ...record.canary, build: bare(record.canary.build) },
      },
    ]),
  );
}

/** What every remote's first screen needs of the shell, and the shares that come as chunks of their own. */
export const FEDERATION = 'src/remotes/loadWithFallbacks.ts';
export const CHUNK_OF_SHARE: Record<string, string> = {
  '@bazaar/shared/firebase/firestore': FIRESTORE_CHUNK,
  '@bazaar/shared/player': PLAYER_CHUNK,
};

/**
 * A few lines that run before anything else: they find out from the path which remote the page will show, and request all
 * its files at once, next to the shell's own. Without them the browser finds these one behind the other.
 */
function preloadScript(out: string, html: string): string {
  const chunks = chunksOf(out);
  const registry = readRegistryFile(out);
  const ofShell: Record<string, string[]> = {};
  const screens: Record<string, Record<string, Omit<ScreenFiles, 'shares'>[]>> = {};
  /** The files of the shell's chunks, without those that the document requests by itself. */
  const filesOf = (wanted: readonly string[]) =>
    // A shell of an earlier version may have other chunks: it then works without these hints.
    withImports(
      chunks,
      wanted.flatMap((chunk) => Object.keys(chunks).find((key) => key === chunk || chunks[key]!.name === chunk) ?? []),
    )
      .map(({ file }) => `/${file}`)
      .filter((url) => !html.includes(`"${url}"`));
  const chunksOfShares = (shares: readonly string[]) => shares.flatMap((share) => CHUNK_OF_SHARE[share] ?? []);
  for (const name of REMOTE_NAMES) {
    const inUse = releasesInUse(releasesOf(name, out), registry[name]);
    const shares = inUse.flatMap((release) => (release.screens?.length ? [] : release.shares));
    ofShell[name] = filesOf([FEDERATION, ...new Set(chunksOfShares(shares))]);
    screens[name] = Object.fromEntries(
      inUse.map(({ version, screens: all = [] }) => [
        version,
        all.map(({ pattern, scripts, css, shares: ofScreen }) => ({
          pattern,
          scripts: [...scripts, ...filesOf(chunksOfShares(ofScreen)).filter((url) => !ofShell[name]!.includes(url))],
          css,
        })),
      ]),
    );
  }
  const remoteOf = REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes.map((prefix) => [prefix, name]));
  const script = readFileSync(join(import.meta.dirname, 'preload.page.js'), 'utf8').replace(/;\s*$/, '');
  // The live shell's: a remote is released from another checkout.
  const values = [Object.fromEntries(remoteOf), ofShell, contractsOfShell(out), screens].map((value) =>
    JSON.stringify(value),
  );
  return minifySync('preload.js', `(${script})(${values.join()})`).code;
}

/** The builds that visitors may get. */
function releasesInUse(releases: readonly Release[], record: RemoteRecord | undefined): Release[] {
  const used = [record, record?.fallback, record?.canary?.build].map((build) => build?.version);
  return releases.filter(({ version }) => used.includes(version));
}
