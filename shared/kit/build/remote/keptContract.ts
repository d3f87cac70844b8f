import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contractProblems } from '../built/buildContract.ts';

/** Fails a build that breaks the contract, with every problem, once its files are written. */
export function keptContract(promised: Parameters<typeof contractProblems>[1]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kept-contract',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle() {
      const problems = contractProblems(resolve(config.root, config.build.outDir), promised);
      if (problems.length > 0)
        throw new Error(`${promised.name} does not keep the contract:\n  ${problems.join('\n  ')}`);
    },
  };
}
