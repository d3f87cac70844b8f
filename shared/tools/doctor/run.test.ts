import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '@remotes-kit/release/startServer';
import { ROOT } from '../build/folders.ts';
import { MENDABLE, startMendable } from './planted/mendable.ts';
import { NUMBERS } from './planted/users.ts';

let mendable: Awaited<ReturnType<typeof startMendable>>;
beforeAll(async () => {
  mendable = await startMendable();
  await mendable.reset();
});
afterAll(() => mendable.stop());

const folder = mkdtempSync(join(tmpdir(), 'bazaar-doctor-'));
const SECRET = 'ya29.secret-token';

/** The status and all output of the command. */
const run = (...args: readonly string[]): Promise<{ code: number; output: string }> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'shared/tools/doctor/run.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, FIRESTORE_TOKEN: args.includes('--local') ? SECRET : '' },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );

test('a backend of this machine: defects end it with status 1; plan, apply and undo write what they say, and no number', async () => {
  const local = ['--local', new URL(mendable.target.firestore).host];
  const plan = join(folder, 'mend.json');
  const before = await mendable.storedText();
  const examined = await run(...local, '--no-media', '--plan', plan);
  expect(examined.code).toBe(1);
  expect(examined.output).toMatch(/^Reads a backend on this machine/);
  expect(examined.output).toContain('stories/map (_createdBy.timestamp), can be mended');
  // The picture's address is of a host that is not this site's.
  expect(examined.output).toContain(`mend.json: ${MENDABLE.length} documents. Nothing is written yet.`);
  expect(examined.output).toContain(`npm run doctor -- apply ${plan} ${local.join(' ')}\n`);
  const again = await run(...local, '--plan', plan);
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/^.*mend\.json is there already/) });
  const applied = await run('apply', plan, ...local);
  expect(applied).toEqual({
    code: 0,
    output: expect.stringMatching(
      new RegExp(
        `^Reads ${MENDABLE.length} documents and writes them, .*\n${MENDABLE.length} documents were written.\n$`,
      ),
    ),
  });
  const undone = await run('undo', plan, ...local);
  expect(undone).toMatchObject({ code: 0, output: expect.stringMatching(/^Reads \d+ documents and writes them, /) });
  expect(await mendable.storedText()).toBe(before);
  const all = [examined.output, applied.output, undone.output, readFileSync(`${plan}.journal`, 'utf8')].join('\n');
  expect([...NUMBERS, SECRET].filter((text) => all.includes(text))).toEqual([]);
}, 300_000); // four processes, beside the other tests

test('a site without a token, or none: said in words, and nothing is requested', async () => {
  const site = join(folder, 'site.json');
  writeFileSync(site, readFileSync(join(ROOT, 'shared/firebase/site.example.json'), 'utf8'));
  expect(await run('--site', site)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^FIRESTORE_TOKEN is empty/),
  });
  expect(await run()).toMatchObject({ code: 1, output: expect.stringMatching(/^Which project\?/) });
  expect(await run('--site', join(folder, 'other.json'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/other\.json is not there/),
  });
}, 300_000); // three processes, beside the other tests

test('an option that it does not have: how to call it; a backend that does not run: its address', async () => {
  expect(await run('--help')).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: npm run doctor/) });
  const { port, stop } = await startServer({ port: 0, handle: () => {} });
  await stop();
  expect(await run('--local', `localhost:${port}`)).toEqual({
    code: 1,
    output: `localhost:${port} cannot be reached\n`,
  });
}, 300_000); // two processes, beside the other tests
