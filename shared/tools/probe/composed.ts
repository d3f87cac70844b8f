import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composition } from '../composition.ts';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import type { AppName } from '../build/folders.ts';
import { filesBelow } from '@remotes-kit/release/files';
import { documentHeadersOf } from '@remotes-kit/release/hostingRules';
import { readSettings, type SiteSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { hostingConfig, layOut } from '@remotes-kit/release/hosting';
import { plainEngine } from '@remotes-kit/release/plainEngine';

/** The composed site, and the answers of Hosting's engine to requests of it. */
export interface Composed {
  settings: SiteSettings;
  /** The files of the release. */
  files: readonly string[];
  /** The headers that any of its rules names, and those that count even where none does; in lower case. */
  headers: readonly string[];
  /** Serves an app's part on this machine. */
  serve(app: AppName): Promise<RunningServer>;
  remove(): void;
}

/** A header of these that nobody composed changes a page all the same. */
const ALWAYS_COMPARED = ['content-type', 'location', 'integrity-policy', 'content-security-policy-report-only'];

/** Reads the composed site in `out`. Nothing of what is noted there about deploys changes. Throws where there is none. */
export function readComposed(out: string): Composed {
  const release = publicFolder(out);
  const settings = readSettings(release);
  const files = filesBelow(release);
  const { address = '', hosts = [] } = settings;
  const { hosting } = hostingConfig(composition, documentHeadersOf(release), address, files, hosts);
  const cwd = mkdtempSync(join(tmpdir(), 'bazaar-probe-'));
  const named = hosting.flatMap(({ headers }) => headers.flatMap((rule) => rule.headers.map(({ key }) => key)));
  return {
    settings,
    files,
    headers: [...new Set([...named.map((name) => name.toLowerCase()), ...ALWAYS_COMPARED])],
    serve: (app) => {
      layOut(
        composition,
        release,
        app === 'shell' ? readdirSync(release) : [REMOTES[app as RemoteName].folder],
        join(cwd, 'deploy', app),
      );
      return startServer({
        port: 0,
        handle: plainEngine(
          cwd,
          hosting.find(({ target }) => target === app)!,
        ),
      });
    },
    remove: () => rmSync(cwd, { recursive: true, force: true }),
  };
}
