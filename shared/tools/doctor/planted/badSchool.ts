/** For tests: the school of the seed with all planted defects, behind hosts of this machine. */
import { rootOf } from '../../backend/firestore/document.ts';
import { restFields, seedDocuments } from '../../backend/seedDocuments.ts';
import { startBackend, type StartFirestore } from '../../backend/startBackend.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { seedCatalogue } from '../../seed/seed.ts';
import type { Target } from '../reading/target.ts';
import { serveSite, siteAt } from './badSite.ts';
import { serveMedia } from './brokenMedia.ts';
import { COMPANIONS, plantedInDeployed, plantedInDocuments, type PlantedDefect } from './defects.ts';
import { fakeGoogle, ready } from './fakeGoogle.ts';
import { userDocuments } from './users.ts';

export const NOW = Date.UTC(2026, 0, 1);
const PROJECT = 'demo-bazaar';

export interface BadSchool {
  target: Target;
  planted: readonly PlantedDefect[];
  stop(): Promise<void>;
}

/** Starts the hosts and writes the documents. Absent: into the embedded Firestore, which does not count them. */
export async function startBadSchool(firestore?: StartFirestore): Promise<BadSchool> {
  const project = PROJECT;
  const backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project, firestore, log: () => {} });
  const origin = `http://127.0.0.1:${backend.firestorePort}`;
  const deployed = {
    indexes: (all: Parameters<typeof ready>[0]) => [
      ...ready(all.filter(({ fields }) => !/isVisible|levelCreatorId/.test(fields[0]!.fieldPath))),
      ...ready(all.filter(({ fields }) => fields[0]!.fieldPath === 'levelCreatorId'), 'CREATING'), // prettier-ignore
    ],
    rules: 'service cloud.firestore {}',
  };
  const servers = [
    await startServer({ port: 0, handle: serveMedia }),
    await startServer({
      port: 0,
      handle: fakeGoogle({ backend: origin, count: firestore ? undefined : 200, deployed }),
    }),
    await startServer({ port: 0, handle: (request, response) => serveSite(siteFile, request, response) }),
    await startServer({ port: 0, handle: (request, response) => serveSite(siteFile, request, response) }),
  ];
  const [media = '', google = '', site = '', feed = ''] = servers.map(({ port }) => `http://localhost:${port}`);
  const hosts = { images: `${media}/pictures`, streams: media };
  const siteFile = siteAt(site, feed, hosts);
  const planted = [...plantedInDocuments(hosts), ...plantedInDeployed(site)];
  await writeDocuments(origin, planted);
  return {
    target: {
      project: PROJECT,
      firestore: google,
      token: 'owner',
      ...hosts,
      deployed: { site: siteFile, rules: google },
    },
    planted,
    async stop() {
      for (const server of servers) await server.stop();
      await backend.stop();
    },
  };
}

async function writeDocuments(origin: string, planted: readonly PlantedDefect[]): Promise<void> {
  const documents = new Map(seedCatalogue({ now: NOW }).map(({ path, fields }) => [path, fields]));
  const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
  for (const [path, fields] of Object.entries(COMPANIONS)) change(path, fields);
  for (const { at, fields = {} } of planted) if (Object.keys(fields).length > 0) change(at, fields);
  await seedDocuments(origin, [...[...documents].map(([path, fields]) => ({ path, fields })), ...userDocuments()], PROJECT);
  const root = rootOf(PROJECT);
  const writes = planted
    .filter(({ stored }) => stored)
    .map(({ at, stored }) => ({
      update: { name: `${root}/${at}`, fields: { ...restFields(documents.get(at)!), ...stored } },
    }));
  await fetch(`${origin}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
} // prettier-ignore
