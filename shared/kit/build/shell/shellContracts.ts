import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SHELL_CONTRACTS_FILE, type ShellContracts } from '../built/providedNames.ts';

/**
 * Writes into the shell's build which names it provides, and in which module: a remote is released from another checkout. Fails the build
 * where nothing in it imports one of the modules.
 */
export function shellContracts(provided: readonly string[], contracts: Omit<ShellContracts, 'provides'>): Plugin {
  let root = '';
  return {
    name: 'shell-contracts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const require = createRequire(join(root, 'package.json'));
      const provides: Record<string, readonly string[]> = {};
      for (const module of provided) {
        const info = this.getModuleInfo((await this.resolve(module))?.id ?? '');
        if (!info) throw new Error(`the shell is to provide ${module}, but nothing in it imports ${module}`);
        // Of CommonJS the bundler does not know what it exports.
        const names = info.inputFormat === 'cjs' ? Object.keys(require(module) as object) : info.exports;
        provides[module] = names.toSorted();
      }
      this.emitFile({
        type: 'asset',
        fileName: SHELL_CONTRACTS_FILE,
        source: JSON.stringify({ ...contracts, provides }),
      });
    },
  };
}
