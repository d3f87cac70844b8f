import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composition } from '../composition.ts';
import type { AppName } from '../build/folders.ts';
import { readJson } from '@remotes-kit/release/files';
import { CONFIG, deployToHosting } from '@remotes-kit/release/hosting';
import { plainEngine } from '@remotes-kit/release/plainEngine';
import type { Answer } from './network.ts';

/** The files that a deploy of a composed site uploads, and the answers of Hosting's engine to requests of them. */
export interface Deployed {
  /** Has deploy/<app>/ for each app, and the configuration. */
  folder: string;
  answerOf(app: AppName): Answer;
  /** Deploys what was composed since. */
  deploy(): void;
  remove(): void;
}

/** Deploys the site in `out` as `npm run deploy` does, but with a CLI that uploads nothing. */
export function deployed(out: string): Deployed {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-deployed-'));
  const cli = join(folder, 'cli/firebase');
  mkdirSync(join(folder, 'cli'));
  writeFileSync(cli, '#!/bin/sh\n', { mode: 0o755 });
  let engines = new Map<string, Answer>();
  const deploy = () => {
    deployToHosting(composition, { out, isDryRun: false, firebase: { folder, cli }, log: () => {} });
    const { hosting } = readJson(join(folder, CONFIG)) as { hosting: { target: AppName }[] };
    engines = new Map(hosting.map((site) => [site.target, plainEngine(folder, site)]));
  };
  deploy();
  return {
    folder,
    answerOf: (app) => (request, response) => engines.get(app)!(request, response),
    deploy,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
