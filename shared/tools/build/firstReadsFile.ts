import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { runnerImport, type Plugin } from 'vite';
import type { FirstRoute } from '../../contracts/firstReads.ts';
import { firstRoutesSchema } from '../../contracts/firstRoutes.ts';
import { FIRST_READS_FILE } from './remoteBuild.ts';

/**
 * Writes into the build what the first screen of each route reads, as a remote's firstReads.ts declares it: the document's
 * script has it as data. Nothing where there is no such file. Throws where it is none of what a registry may hold.
 */
export const firstReadsFile = (file: string): Plugin => ({
  name: 'first-reads-file',
  apply: 'build',
  async generateBundle() {
    if (!existsSync(file)) return;
    const { module } = await runnerImport<{ firstReads: FirstRoute[] }>(file);
    const source = JSON.stringify(v.parse(firstRoutesSchema, module.firstReads));
    this.emitFile({ type: 'asset', fileName: FIRST_READS_FILE, source });
  },
});
