import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composePreview } from '@remotes-kit/release/composePreview';
import { REMOTE_NAMES } from '../../../shared/contracts/remotes.ts';
import { composition } from '../../../shared/tools/composition.ts';
import { allPorts } from '../../../shared/tools/ports/ports.ts';
import { serveFolder } from '../../../shared/tools/serve/serveFolder.ts';
import { nextBuild } from '../support/nextBuild.ts';

/** A preview that is served. */
export interface Preview {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Composes a preview of the site of `npm start` in which every remote is another build, and serves it. `worker` counts from 0: each has the port of another
 * remote, which the local backend lets in and nobody listens at where remotes are under the site's own origin.
 */
export async function startPreview(worker: number): Promise<Preview> {
  const work = mkdtempSync(join(tmpdir(), 'bazaar-previews-'));
  const out = join(work, 'all');
  const builds = new Map(
    REMOTE_NAMES.map((name) => [name, { dist: nextBuild(name, (code) => `${code}\n// another build`) }]),
  );
  composePreview(composition, { site: join(process.env.E2E_SITE!, 'site'), out, builds, by: { who: 'reviewer' } });
  const port = allPorts()[REMOTE_NAMES[worker]!];
  const server = await serveFolder({ folder: out, port, isApp: true });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await server.stop();
      for (const folder of [work, ...[...builds.values()].map(({ dist }) => dist)])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
