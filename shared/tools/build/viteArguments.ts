import { join } from 'node:path';
import { ROOT } from './folders.ts';

/**
 * The arguments with which Node starts Vite, from a folder of the checkout. With tsx: Vite leaves the packages that a configuration
 * imports to Node, and those of the workspace are TypeScript, which Node 20 does not read.
 */
export const viteArguments = (args: readonly string[], checkout = ROOT): string[] => [
  '--import',
  'tsx',
  join(checkout, 'node_modules/vite/bin/vite.js'),
  ...args,
];
