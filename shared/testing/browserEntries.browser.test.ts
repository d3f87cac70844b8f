import { expect, test } from 'vitest';
import { exports } from '../package.json';

const modules = import.meta.glob(['../*/**/*.{ts,tsx}', '!../{tools,testing}/**', '!**/*.test.*', '!**/gallery/**']);

/** The files that package.json exports for browsers; a `*` there stands for one name. */
const patterns = Object.values(exports)
  .filter((target) => /\.(ts|tsx)$/.test(target) && !target.startsWith('./tools/'))
  .map((target) => new RegExp(`^${target.replace('./', '../').replaceAll('.', '\\.').replace('*', '[^/]+')}$`));
const entries = Object.keys(modules).filter((file) => patterns.some((pattern) => pattern.test(file)));

test.each(['process', 'Buffer', 'global', 'setImmediate', 'require'])('a browser has no global %s', (name) =>
  expect(name in globalThis).toBe(false),
);

test.each(patterns)('the export %s names a file', (pattern) =>
  expect(entries.filter((file) => pattern.test(file))).not.toEqual([]),
);

test.each(entries)('%s can be imported without the globals of Node', async (file) => {
  await expect(modules[file]!()).resolves.toBeDefined();
});
