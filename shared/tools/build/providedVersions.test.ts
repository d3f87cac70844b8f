import { expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { defineRemote } from './defineRemote.ts';
import { providedVersions } from './providedVersions.ts';

test.each(['production', 'alone'])('every remote is built with this check in mode %s', async (mode) => {
  for (const name of REMOTE_NAMES) {
    const config = await defineRemote(name)({ mode, command: 'build' });
    expect(JSON.stringify(config.plugins?.flat().map((plugin) => plugin && 'name' in plugin && plugin.name))).toContain(
      'provided-versions',
    );
  }
});

test('the versions of what the shell provides are exact', () => {
  for (const [name, version] of Object.entries(providedVersions())) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});
