import type { Plugin } from 'vite';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';

/** The file of a remote's build that says which contract it was built against. */
export const CONTRACT_FILE = 'contract.json';

/** Writes the contract's version into the build: whoever releases it later may have another one in their checkout. */
export function contractFile(): Plugin {
  return {
    name: 'contract-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source: JSON.stringify({ contract: CONTRACT_VERSION }) });
    },
  };
}
