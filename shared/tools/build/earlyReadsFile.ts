import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { runnerImport, type Plugin } from 'vite';
import type { RouteReads } from '../../contracts/earlyReads.ts';
import { routeReadsSchema } from '../../contracts/routeReadsSchema.ts';
import { EARLY_READS_FILE } from './remoteBuild.ts';

/**
 * Writes into the build what the first screen of each route reads, as a remote's earlyReads.ts declares it: the document's
 * script has it as data. Nothing where there is no such file. Throws where it is none of what a registry may hold.
 */
export const earlyReadsFile = (file: string): Plugin => ({
  name: 'early-reads-file',
  apply: 'build',
  async generateBundle() {
    if (!existsSync(file)) return;
    const { module } = await runnerImport<{ earlyReads: RouteReads[] }>(file);
    const source = JSON.stringify(v.parse(routeReadsSchema, module.earlyReads));
    this.emitFile({ type: 'asset', fileName: EARLY_READS_FILE, source });
  },
});
