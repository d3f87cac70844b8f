import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentFile, DocumentFiles } from '../../contracts/documentFiles.ts';
import { BASE_LANGUAGE, translatedFile, TRANSLATIONS } from '../../contracts/languages.ts';
import { parseMounts } from '@remotes-kit/runtime/mounts';
import { fitsShell, namedBuilds, type Registry, type RemoteBuild } from '@remotes-kit/runtime/registry';
import { retryUrl } from '@remotes-kit/runtime/retryPath';
import { hashOf } from '../build/hashOf.ts';
import { chunksOf } from '../build/remoteBuild.ts';
import { filesBelow } from '@remotes-kit/release/files';
import { translatedFiles } from './importMaps.ts';
import { shellFolder } from '@remotes-kit/release/shellRecord';
import { readSettings } from './siteFolder.ts';

type Hashes = Readonly<Record<string, string>>;

/**
 * Every script and sheet that a document of a stored shell may load, with its hash: what its import maps and the service worker
 * know (shell/src/offline/cachedDocuments.ts).
 */
export function documentFiles(out: string, version: string, registry: Registry): DocumentFiles {
  const { config, origins } = readSettings(out);
  return {
    origins: [...(config.remoteOrigins ?? []), ...Object.values(origins)],
    images: config.images,
    mounts: parseMounts(registry),
    files: [
      ...listed(hashesOfShell(out, version)),
      ...Object.entries(registry).flatMap(([remote, record]) => {
        const hashes: Hashes = Object.assign({}, ...namedBuilds(record).map((build) => hashesOfBuild(build, out)));
        return listed(hashes).map((file) => ({ ...file, remote }));
      }),
    ],
  };
}

/**
 * The hashes of a document's import maps, by URL: the browser checks each module that it loads against them, and each sheet is
 * requested with one (shared/kit/runtime/integrity). A remote's file also has the one retry path (docs/decisions/003).
 */
export const integrityOf = (files: readonly DocumentFile[]): Record<string, string> =>
  Object.fromEntries(
    files.flatMap(({ url, hash, remote }) => [[url, hash], ...(remote === undefined ? [] : [[retryUrl(url), hash]])]),
  ) as Record<string, string>;

/** A script with texts has a file in each language. */
function listed(hashes: Hashes): DocumentFile[] {
  const languages = new Map<string, string>();
  for (const language of TRANSLATIONS)
    for (const [url, file] of Object.entries(translatedFiles(hashes, language)))
      languages.set(url, BASE_LANGUAGE).set(file, language);
  return Object.entries(hashes).map(([url, hash]) => {
    const language = languages.get(url);
    return { url, hash, ...(language !== undefined && { language }) };
  });
}

function hashesOfShell(out: string, version: string): Hashes {
  const files = Object.values(chunksOf(shellFolder(out, version))).flatMap(({ file, css = [] }) => [file, ...css]);
  const translated = files.flatMap((file) => TRANSLATIONS.map((language) => translatedFile(file, language)));
  const all = [...files, ...translated.filter((file) => existsSync(join(out, file)))];
  const checked = [...new Set(all)].filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(checked.map((file) => [`/${file}`, hashOf(readFileSync(join(out, file)))]));
}

/**
 * None of a build that uses what the document's shell does not provide: no page of this shell runs it, whatever a later registry
 * says (docs/decisions/039). Those of sheets are read from the files: older shells refuse a registry that has hashes of anything
 * but scripts.
 */
function hashesOfBuild(build: RemoteBuild, out: string): Hashes {
  if (!fitsShell(build)) return {};
  const [, origin = '', folder = ''] = /^(https?:\/\/[^/]+)?(\/.*)\//.exec(build.entry) ?? [];
  const files = existsSync(join(out, folder)) ? filesBelow(join(out, folder)) : [];
  const sheets = files.filter((file) => file.endsWith('.css'));
  return {
    ...build.integrity,
    ...Object.fromEntries(
      sheets.map((file) => [`${origin}${folder}/${file}`, hashOf(readFileSync(join(out, folder, file)))]),
    ),
  };
}
