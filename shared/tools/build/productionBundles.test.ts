import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf, type AppName } from './folders.ts';
import { viteArguments } from './viteArguments.ts';

/** The apps that know of sign-in. */
const APPS: AppName[] = ['shell', 'auth'];

/** Code that may only be in a build for this machine, as the hosts of the local backend, and code that turns protection off. */
const FORBIDDEN = {
  'host of the local backend': /(localhost|127\.0\.0\.1):(8080|9099)/,
  'connection to an emulator': /emulator:\/\/|\bconnect(Auth|Firestore)Emulator\b|emulatorConfig=\{/,
  'bot check switched off': /appVerificationDisabledForTesting\s*=\s*(!0|true)/,
  'fault switch': /__faults/,
  'one-time codes of the local backend': /verificationCodes/,
  'helper of Vite around import(), which checks no hashes': /vite:preloadError/,
} as const;

describe.each(APPS)('the production build of %s', (app) => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-production-'));
  let code = '';
  beforeAll(async () => {
    await buildForProduction(app, out);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|html|json)$/.test(file),
    );
    code = files.map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
  }, 300_000);
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('holds the sign-in', () =>
    expect(code).toContain(app === 'shell' ? 'identitytoolkit.googleapis.com' : 'Welcome Back'));
  test.each(Object.entries(FORBIDDEN))('holds no %s', (_, pattern) => expect(pattern.exec(code)?.[0]).toBeUndefined());
});

/** As the deploy guide says, in a process of its own and without this one's environment, in which builds are those of tests. */
async function buildForProduction(app: AppName, out: string): Promise<void> {
  const args = viteArguments(['build', '--logLevel', 'error', '--outDir', out, '--emptyOutDir']);
  await promisify(execFile)(process.execPath, args, { cwd: folderOf(app), env: { PATH: process.env.PATH } });
}
