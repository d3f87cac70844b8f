import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { federationManifest } from '@remotes-kit/build/remoteBuild';
import { smallRemote } from '../release/atomic/smallSite.ts';
import { copyBuilds } from './builtRemotes.ts';

test('a build is replaced while it is served: the copy stays the build that it was', async () => {
  const dist = smallRemote('feed', 'first');
  const copy = join(await copyBuilds(['feed'], () => dist), 'feed');
  rmSync(dist, { recursive: true });
  cpSync(smallRemote('feed', 'second'), dist, { recursive: true });
  const entry = federationManifest(copy).metaData.remoteEntry.name;
  expect(readFileSync(join(copy, entry), 'utf8')).toContain('first');
});
