import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composition } from '../composition.ts';
import { CARDS_FOLDER } from '../../contracts/documents.ts';
import { LOCAL_CONFIG, type SiteConfig } from '../../contracts/config.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { INDEX_FOLDER } from '../../search/constants.ts';
import { distOf, type AppName } from '../build/folders.ts';
import { compose } from '@remotes-kit/release/compose';
import { filesBelow, replaceFile, writeJson } from '@remotes-kit/release/files';
import { MISSING_HEADERS, type DocumentHeaders } from '@remotes-kit/release/headers';
import { documentHeadersOf } from '@remotes-kit/release/hostingRules';
import { publicFolder, publish } from '@remotes-kit/release/siteReleases';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { hostingConfig, layOut } from '@remotes-kit/release/hosting';
import { plainEngine } from '@remotes-kit/release/plainEngine';

const ADDRESS = 'https://bazaar-school.web.app';
export const CONFIG: SiteConfig = { ...LOCAL_CONFIG, backend: undefined };

/** A composed production site, and how Hosting would serve it: for tests. */
export interface HostingSites {
  /** The headers that the documents of the release are sent with. */
  documents: DocumentHeaders;
  /** The folder of the composed site, and that of its release. */
  site: string;
  release: string;
  /** The name of each policy: `page`, `signIn`, `worker`, `missing`. */
  policies: Record<string, string>;
  /** The folder that a deploy would upload for an app. */
  folderOf(app: AppName): string;
  /** Hosting's plain engine over that folder, by the configuration that a deploy writes. */
  serve(app: AppName): Promise<RunningServer>;
}

/** Composes the builds of this machine as for Firebase Hosting, and lays them out as a deploy does. */
export function composeForHosting(config: SiteConfig = CONFIG): HostingSites {
  const site = mkdtempSync(join(tmpdir(), 'bazaar-hosting-'));
  const remoteDists = Object.fromEntries(REMOTE_NAMES.map((name) => [name, distOf(name)]));
  compose(composition, { shellDist: distOf('shell'), remoteDists, out: site, config, address: ADDRESS });
  publish(site, 'a small index of the search, a card and a file of the owner', (folder) => {
    replaceFile(join(folder, CARDS_FOLDER, 'lesson-a.html'), '<!doctype html>');
    replaceFile(join(folder, 'robots.txt'), '');
    replaceFile(join(folder, 'sitemap.xml'), '');
    writeJson(join(folder, '.well-known/assetlinks.json'), []);
    replaceFile(join(folder, INDEX_FOLDER, 'assets/part-12345678.json'), '{}');
    writeJson(join(folder, INDEX_FOLDER, 'index.json'), {});
  });
  const release = publicFolder(site);
  const documents = documentHeadersOf(release);
  const policies = Object.entries({ ...documents, missing: MISSING_HEADERS }).map(([name, headers]) => [
    headers['Content-Security-Policy']!,
    name,
  ]);
  const { hosting } = hostingConfig(composition, documents, ADDRESS, filesBelow(release));
  const cwd = mkdtempSync(join(tmpdir(), 'bazaar-laid-out-'));
  const folderOf = (app: AppName) => join(cwd, 'deploy', app);
  for (const app of ['shell', ...REMOTE_NAMES] as const)
    layOut(composition, release, app === 'shell' ? readdirSync(release) : [REMOTES[app].folder], folderOf(app));
  return {
    site,
    release,
    documents,
    policies: Object.fromEntries(policies),
    folderOf,
    serve: (app) =>
      startServer({
        port: 0,
        handle: plainEngine(
          cwd,
          hosting.find(({ target }) => target === app)!,
        ),
      }),
  };
}
