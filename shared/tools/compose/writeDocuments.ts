import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { documentHeaders } from './headers.ts';
import { FRAME_DOCUMENT, frameDocument, homeDocument, withImages } from '../build/documents.ts';
import { hashOf } from './hash.ts';
import { importMapOf, withoutHashes } from './importMap.ts';
import { releasesOf } from './placeBuild.ts';
import { preloadScript } from './preloadScript.ts';
import { jsonElement } from '../build/siteHtml.ts';
import { headersFile, readRegistryFile, readSettings, templateFile, writeJson } from './siteFolder.ts';

/**
 * Writes the two documents of a composed site, and the headers that belong to them, from what lies in its folder: the
 * shell's template, remotes.json, the builds. Every release ends with this; no bundler runs and no file of the shell changes.
 */
export function writeDocuments(out: string): void {
  const { config, origins } = readSettings(out);
  const registry = readRegistryFile(out);
  const shares = Object.fromEntries(REMOTE_NAMES.map((name) => [name, sharesOf(name, out)]));
  const inside = (file: string) => readFileSync(join(out, file), 'utf8').replaceAll('</', '<\\/');
  const importMap = `<script type="importmap">${JSON.stringify(importMapOf(registry))}</script>`;
  const data =
    jsonElement(CONFIG_ELEMENT_ID, {
      ...config,
      remoteOrigins: [...(config.remoteOrigins ?? []), ...Object.values(origins)],
    }) + jsonElement('remotes', withoutHashes(registry));
  const html = withImages(readFileSync(templateFile(out), 'utf8'), config.images)
    // What the first paint waits for goes inline: it then needs no second request.
    .replace(
      /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
      (_, file: string) => `<style>${inside(file)}</style>`,
    )
    .replace(/<script src="\/(beforePaint\.js)"><\/script>/, (_, file: string) => `<script>${inside(file)}</script>`)
    .replace('<title>', () => `${importMap}${data}<script>${preloadScript(out, shares)}</script><title>`);
  writeFileSync(join(out, 'index.html'), homeDocument(html));
  writeFileSync(join(out, FRAME_DOCUMENT), frameDocument(html));
  writeJson(
    headersFile(out),
    documentHeaders({ config, remoteOrigins: Object.values(origins), ...inlineHashes(html) }),
  );
}

/** The hashes of what a document has inline: the policy lets these run and nothing else. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => hashOf(match[1]!)))];
  return {
    scripts: hashes(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style>([\s\S]*?)<\/style>/g),
  };
}

/** The modules that any build of a remote takes from the shell. */
const sharesOf = (name: RemoteName, out: string) => [...new Set(releasesOf(name, out).flatMap(({ shares }) => shares))];
