import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP_NAMES, folderOf, ROOT } from '../build/folders.ts';
import { isAllowed } from './licences.ts';
import { lockedPackages, type LockedPackage } from './lockfile.ts';
import { storeSbom } from './sbom.ts';

const LOCKFILE = join(ROOT, 'package-lock.json');
/** The program that deploys, and one that measures: nothing of them is part of the site. */
const PROGRAMS = ['firebase-tools', 'lighthouse'].map((name) => join(ROOT, '.github', name));
const PROGRAM_LOCKFILES = PROGRAMS.map((folder) => join(folder, 'package-lock.json'));
const MANIFESTS = [
  ROOT,
  ...APP_NAMES.map(folderOf),
  join(ROOT, 'shared'),
  join(ROOT, 'shared/kit/runtime'),
  join(ROOT, 'shared/kit/release'),
  join(ROOT, 'shared/kit/build'),
  join(ROOT, 'shared/kit/create'),
  join(ROOT, 'shared/kit/create/template'),
  join(ROOT, 'docs/host'),
  ...PROGRAMS,
];

/** Their scripts do nothing that we need: @firebase/util looks for a file of defaults, esbuild and protobufjs check versions. */
const WITH_INSTALL_SCRIPTS = ['@firebase/util', 'esbuild', 'protobufjs'];

test.each(MANIFESTS.map((folder) => join(folder, 'package.json')))('%s: every version is exact', (file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const versions = [manifest.dependencies, manifest.devDependencies].flatMap((group) => Object.entries(group ?? {}));
  for (const [name, version] of versions) expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+(-[\w.]+)?$/);
});

test.each([LOCKFILE, ...PROGRAM_LOCKFILES])('%s: every package has a licence that is allowed', (lockfile) => {
  const packages = lockedPackages(lockfile).map((locked) =>
    lockfile === LOCKFILE ? locked : { ...locked, isTool: true },
  );
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((locked) => !isAllowed(locked)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('LICENSE is the MIT licence, and every package.json of the repository says so', () => {
  expect(readFileSync(join(ROOT, 'LICENSE'), 'utf8')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} the Bazaar School authors\n/,
  );
  const listed = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: ROOT, encoding: 'utf8' });
  const manifests = listed.split('\n').filter(Boolean);
  expect(manifests.length).toBeGreaterThanOrEqual(MANIFESTS.length);
  const licenceIn = (file: string) =>
    (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { license?: string }).license;
  expect(manifests.filter((file) => licenceIn(file) !== 'MIT')).toEqual([]);
});

const locked: LockedPackage = { name: 'x', version: '1.0.0', licence: 'MIT', isTool: false, hasInstallScript: false };

test.each<[string, Partial<LockedPackage>, boolean]>([
  ['MIT at run time', {}, true],
  ['MPL-2.0 in a tool', { licence: 'MPL-2.0', isTool: true }, true],
  ['MPL-2.0 at run time', { licence: 'MPL-2.0' }, false],
  ['GPL-3.0-only in a tool', { licence: 'GPL-3.0-only', isTool: true }, false],
  ['no licence', { licence: undefined, isTool: true }, false],
])('%s: allowed or not', (_, fields, expected) => expect(isAllowed({ ...locked, ...fields })).toBe(expected));

test('packages with scripts of their own at installation: the known ones, which work without', () => {
  const names = lockedPackages(LOCKFILE).filter(({ hasInstallScript }) => hasInstallScript);
  expect(names.map(({ name }) => name)).toEqual(WITH_INSTALL_SCRIPTS);
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});

test('.ci/run and the workflows install without scripts, and the signatures of what was installed are checked', () => {
  const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const texts = ['.ci/run', ...workflows].map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const installs = texts.flatMap((text) => text.match(/npm ci\b[^&\n]*/g) ?? []);
  expect(installs.length).toBeGreaterThan(3);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
  for (const text of texts.filter((text) => text.includes('npm ci') && text.includes('--hosting')))
    expect(text).toContain('npm audit signatures');
});

test('the bill of materials of a release names what it was made of, with version and hash, and no test tool', () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-sbom-'));
  const { bomFormat, components } = JSON.parse(readFileSync(storeSbom('feed', '1', out), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: { content: string }[] }[];
  };
  rmSync(out, { recursive: true });
  expect(bomFormat).toBe('CycloneDX');
  const virtua = components.find(({ name }) => name === 'virtua');
  expect(virtua?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(virtua?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{64,}$/);
  expect(components.some(({ name }) => name === 'vitest')).toBe(false);
});
