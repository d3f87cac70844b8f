import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { distOf, ROOT } from './folders.ts';
import { TYPES_FILE } from '@remotes-kit/build/publishedTypes';

const RIGHT = `import { createElement } from 'react';
import { useRoutes } from 'react-router-dom';
import { StoriesStrip } from 'reels/StoriesStrip';

const { routes } = await import('feed/routes');
export const Screens = () => useRoutes(routes);
export const strip = createElement(StoriesStrip, { onLoaded: (hasContent) => !hasContent });
`;

test('a host without our sources compiles against the types that the builds publish', () => {
  expect(compiled(RIGHT)).toBe('');
});

test('what a remote does not expose, or in another type, does not compile', () => {
  expect(compiled(`import { nothing } from 'feed/routes';\nexport default nothing;\n`)).toContain('TS2305');
  expect(compiled(RIGHT.replace('!hasContent', 'hasContent.length'))).toContain('TS2339');
});

test('the example of a foreign host has the types that the feed publishes', async () => {
  // Written anew with -u; `npm run types` compiles the example.
  const published = readFileSync(join(distOf('feed'), TYPES_FILE), 'utf8');
  await expect(published).toMatchFileSnapshot(join(ROOT, 'docs/host/feed.d.ts'));
});

/** The output of tsc for a host's file, in a folder that has React's packages and the published types, and nothing of ours. */
function compiled(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['feed', 'reels'] as const)
    copyFileSync(join(distOf(name), TYPES_FILE), join(folder, `${name}.d.ts`));
  writeFileSync(join(folder, 'host.ts'), source);
  const options = { strict: true, module: 'preserve', target: 'es2023', noEmit: true, types: [], skipLibCheck: false };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  try {
    execFileSync('npx', ['tsc', '-p', folder], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
