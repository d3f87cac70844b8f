import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose } from '@remotes-kit/release/compose';
import { readJson } from '@remotes-kit/release/files';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { ROOT } from '../build/folders.ts';
import { composition } from '../composition.ts';
import { smallShell } from '../release/atomic/smallSite.ts';
import { parseSite, readSite } from './siteFile.ts';

const EXAMPLE = JSON.parse(readFileSync(join(ROOT, 'shared/firebase/site.example.json'), 'utf8')) as object;
const PRINT = Array.from({ length: 32 }, (_, index) => (index + 160).toString(16).toUpperCase()).join(':');
const APP = { package: 'com.example.school', fingerprints: [PRINT, PRINT.replaceAll('A', 'B')] };
const siteWith = (android: unknown) => parseSite({ ...EXAMPLE, android });

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-links-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** Composes a small site with the app of its file, if any; `own`: a file of the owner's in shell/public. */
function composeWith(android: unknown, own?: unknown): void {
  const site = siteWith(android);
  if (!site.success) throw new Error('no site');
  const shellDist = smallShell(JSON.stringify([android, own]).replace(/\W/g, ''));
  if (own !== undefined) {
    mkdirSync(join(shellDist, '.well-known'));
    writeFileSync(join(shellDist, '.well-known/assetlinks.json'), JSON.stringify(own));
  }
  compose(composition, { shellDist, remoteDists: {}, out, ...site.output, config: LOCAL_CONFIG });
}

const file = () => join(publicFolder(out), '.well-known/assetlinks.json');

test('the app of the site’s file: /.well-known/assetlinks.json names its package and its certificates, also after a release of the shell', () => {
  composeWith(APP);
  const links = [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.school',
        sha256_cert_fingerprints: APP.fingerprints,
      },
    },
  ];
  expect(readJson(file())).toEqual(links);
  shellReleasesIn(composition, out).release({ dist: smallShell('next') });
  expect(readJson(file())).toEqual(links);
});

test('a site’s file without an app: no such file, nor the one of an app that it had before', () => {
  composeWith(undefined);
  expect(existsSync(file())).toBe(false);
  composeWith(APP);
  composeWith(undefined);
  expect(existsSync(file())).toBe(false);
});

test('a file of the owner’s in shell/public: the app of the site’s file goes before it, and it is back without one', () => {
  composeWith(APP, ['own']);
  expect(readJson(file())).toMatchObject([{ target: { package_name: 'com.example.school' } }]);
  composeWith(undefined, ['own']);
  expect(readJson(file())).toEqual(['own']);
});

test.each([
  [{ ...APP, package: 'school' }, 'the name of a package'],
  [{ ...APP, package: 'com.example.my-school' }, 'the name of a package'],
  [{ ...APP, package: 'com.example.school\n' }, 'the name of a package'],
  [{ ...APP, package: '1com.example' }, 'the name of a package'],
  [{ ...APP, fingerprints: [] }, 'at least one fingerprint'],
  [{ ...APP, fingerprints: [PRINT.toLowerCase()] }, 'the SHA-256 fingerprint of a certificate'],
  [{ ...APP, fingerprints: [PRINT, PRINT.slice(3)] }, 'the SHA-256 fingerprint of a certificate'],
  [{ ...APP, fingerprints: [PRINT.replaceAll(':', '')] }, 'the SHA-256 fingerprint of a certificate'],
  [{ ...APP, fingerprints: PRINT }, 'fingerprints'],
  [{ package: APP.package }, 'fingerprints'],
  [{ fingerprints: APP.fingerprints }, 'package'],
  ['com.example.school', 'android'],
])('the app %j: refused, in words', (android, message) => {
  const name = join(out, 'site.json');
  writeFileSync(name, JSON.stringify({ ...EXAMPLE, android }));
  expect(() => readSite(name)).toThrow(message);
});
