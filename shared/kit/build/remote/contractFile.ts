import type { Plugin } from 'vite';
import { CONTRACT_FILE, type Contract } from '../built/remoteBuild.ts';
import { usedNames } from './usedNames.ts';

/** Writes into the build what a later release, which may run from another checkout, has to know: what it uses of the shell, and the mount. */
export const contractFile = ({ contract, mount }: Pick<Contract, 'contract' | 'mount'>): Plugin => ({
  name: 'contract-file',
  apply: 'build',
  generateBundle(_options, bundle) {
    const uses = usedNames(bundle, (id) => this.getModuleInfo(id)?.code);
    this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source: JSON.stringify({ contract, mount, uses }) });
  },
});
