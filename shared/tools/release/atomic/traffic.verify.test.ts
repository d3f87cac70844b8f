import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { composition } from '../../composition.ts';
import { reservePorts } from '../../ports/reservePorts.ts';
import { serveFolder } from '../../serve/serveFolder.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { releasesIn } from '@remotes-kit/release/releases';
import { composeSmall, contradictions, contradictionsOf } from './smallSite.ts';

const ROUNDS = 50;
const KILLS = 8;
const TIMEOUT_MS = 240_000;

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-traffic-'));
  composeSmall(out, 'one');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

test(
  `two teams at once, ${ROUNDS} times: no act is lost, and every page in between is whole`,
  { timeout: TIMEOUT_MS },
  async () => {
    const teams = await Promise.all([startTeam('feed'), startTeam('reels')]);
    const traffic = await startTraffic();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const done = Promise.all(teams.map((team) => once(team, 'message')));
      teams.forEach((team) => team.send(`Round ${round}`));
      await done;
      const { feed, reels } = readRegistryFile(publicFolder(out));
      expect([feed?.disabled, reels?.disabled]).toEqual([`Round ${round}`, `Round ${round}`]);
    }
    expect(await traffic.end()).toBeGreaterThan(ROUNDS);
  },
);

test(
  `${KILLS} processes killed at their work: every page is whole, and the next command works at once`,
  { timeout: TIMEOUT_MS },
  async () => {
    const traffic = await startTraffic();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const team = await startTeam('feed');
      const changed = traffic.afterPages(5 + kill); // a different moment each time
      team.send('forever');
      await changed;
      team.kill('SIGKILL');
      await once(team, 'exit');
      expect(contradictions(publicFolder(out))).toEqual([]);
      releasesIn(composition, out).disable('reels', `After kill ${kill}`);
      expect(readRegistryFile(publicFolder(out)).reels?.disabled).toBe(`After kill ${kill}`);
    }
    expect(await traffic.end()).toBeGreaterThan(KILLS);
  },
);

async function startTeam(name: string): Promise<ChildProcess> {
  const team = fork(join(import.meta.dirname, 'team.ts'), [out, name], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void team.kill('SIGKILL'));
  await once(team, 'message');
  return team;
}

/** Serves the site and loads pages of it without a pause. `end` returns how many, and throws where one was not whole. */
async function startTraffic() {
  const { shell: port } = await reservePorts();
  const server = await serveFolder({ folder: out, port, isApp: true });
  onTestFinished(() => server.stop());
  const over = new AbortController();
  let pages = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  const visitor = async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`http://localhost:${port}/feed`);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy')!;
      expect(contradictionsOf(await response.text(), policy)).toEqual([]);
      const { feed } = (await (await fetch(`http://localhost:${port}/remotes.json`)).json()) as {
        feed: { entry: string };
      };
      expect((await fetch(`http://localhost:${port}${feed.entry}`)).status).toBe(200);
      pages += 1;
      for (const { at, resolve } of waiting) if (pages >= at) resolve();
    }
  };
  const visits = Promise.all([visitor(), visitor()]);
  visits.catch(() => {}); // thrown by `end`
  return {
    afterPages: (count: number) => new Promise<void>((resolve) => waiting.push({ at: pages + count, resolve })),
    end: async () => {
      over.abort();
      await visits;
      return pages;
    },
  };
}
