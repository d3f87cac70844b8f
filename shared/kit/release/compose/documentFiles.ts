import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMounts, type Mounts } from '@remotes-kit/runtime/mounts';
import { fitsShell, namedBuilds, type Registry, type RemoteBuild } from '@remotes-kit/runtime/registry';
import { retryUrl } from '@remotes-kit/runtime/retryPath';
import type { Composition } from './composition.ts';
import { filesBelow } from './files.ts';
import { hashOf } from './hashOf.ts';
import { shellFolder } from './shellRecord.ts';
import { readSettings } from './siteFolder.ts';

type Hashes = Readonly<Record<string, string>>;

/** A script or a sheet that a document may load. */
interface DocumentFile {
  url: string;
  /** As `integrity` writes it. */
  hash: string;
  /** Absent for a file that every language has. */
  language?: string;
  /** Absent for a file of the shell. */
  remote?: string;
}

interface DocumentFiles {
  /** The origins of remotes, beside the site's own. */
  origins: readonly string[];
  mounts: Mounts;
  files: readonly DocumentFile[];
}

/**
 * Every script and sheet that a document of a stored shell may load, with its hash: what its import maps and the service worker
 * know.
 */
export function documentFiles(
  composition: Composition,
  out: string,
  version: string,
  registry: Registry,
): DocumentFiles {
  const { config, origins } = readSettings(out);
  return {
    origins: [...(config.remoteOrigins ?? []), ...Object.values(origins)],
    ...composition.documents.listedConfig(config),
    mounts: parseMounts(registry),
    files: [
      ...listed(composition, hashesOfShell(composition, out, version)),
      ...Object.entries(registry).flatMap(([remote, record]) => {
        const hashes: Hashes = Object.assign({}, ...namedBuilds(record).map((build) => hashesOfBuild(build, out)));
        return listed(composition, hashes).map((file) => ({ ...file, remote }));
      }),
    ],
  };
}

/**
 * The hashes of a document's import maps, by URL: the browser checks each module that it loads against them, and each sheet is
 * requested with one. A remote's file also has the one retry path (docs/decisions/003).
 */
export const integrityOf = (files: readonly DocumentFile[]): Record<string, string> =>
  Object.fromEntries(
    files.flatMap(({ url, hash, remote }) => [[url, hash], ...(remote === undefined ? [] : [[retryUrl(url), hash]])]),
  ) as Record<string, string>;

/** A script with texts has a file in each language. */
function listed({ languages: { base, translations, translatedFiles } }: Composition, hashes: Hashes): DocumentFile[] {
  const languages = new Map<string, string>();
  for (const language of translations)
    for (const [url, file] of Object.entries(translatedFiles(hashes, language)))
      languages.set(url, base).set(file, language);
  return Object.entries(hashes).map(([url, hash]) => {
    const language = languages.get(url);
    return { url, hash, ...(language !== undefined && { language }) };
  });
}

function hashesOfShell({ builds, languages }: Composition, out: string, version: string): Hashes {
  const files = builds.filesOfShell(shellFolder(out, version));
  const { translations, translatedFile } = languages;
  const translated = files.flatMap((file) => translations.map((language) => translatedFile(file, language)));
  const all = [...files, ...translated.filter((file) => existsSync(join(out, file)))];
  const checked = [...new Set(all)].filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(checked.map((file) => [`/${file}`, hashOf(readFileSync(join(out, file)))]));
}

/**
 * None of a build that uses what the document's shell does not provide: no page of this shell runs it, whatever a later registry
 * says (docs/decisions/039). Those of sheets are read from the files: older shells refuse a registry that has hashes of anything
 * but scripts. They lie anywhere in the build's folder, `/mfe-<name>/<version>`: other bundlers have them apart from the entry.
 */
function hashesOfBuild(build: RemoteBuild, out: string): Hashes {
  if (!fitsShell(build)) return {};
  const [, origin = '', folder = ''] = /^(https?:\/\/[^/]+)?(\/[^/]+\/[^/]+)\//.exec(build.entry) ?? [];
  const files = existsSync(join(out, folder)) ? filesBelow(join(out, folder)) : [];
  const sheets = files.filter((file) => file.endsWith('.css'));
  return {
    ...build.integrity,
    ...Object.fromEntries(
      sheets.map((file) => [`${origin}${folder}/${file}`, hashOf(readFileSync(join(out, folder, file)))]),
    ),
  };
}
