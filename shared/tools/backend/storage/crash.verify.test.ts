import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootOf } from '../firestore/document.ts';
import { bundleBackend, spawnBackend, type BackendProcess } from './spawnBackend.ts';

const PROJECT = 'demo-bazaar';
const ROOT = rootOf(PROJECT);
const AUTH = '/identitytoolkit.googleapis.com/v1/accounts';
const KILLS = 200;
/** Each on data of its own: the processes of one wait for the disk while those of the other start. */
const SERIES = 2;
const WRITERS = 6;

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  bundle = await bundleBackend(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Rejects when the connection ends before the whole response is here, or for an error of the backend. */
async function post(port: number, path: string, content: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Writes documents one after another, until the backend has ended; `onWritten` receives each that was acknowledged. */
async function writeUntilKilled(
  { firestorePort }: BackendProcess,
  prefix: string,
  onWritten: (name: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `${ROOT}/categories/${prefix}n${number}`;
    const fields = { name: { stringValue: name.padEnd(50 + (number % 7) * 300, '.') } };
    const acknowledged = await post(firestorePort, `/v1/${ROOT}:commit`, { writes: [{ update: { name, fields } }] })
      .then(() => true)
      .catch(() => false);
    if (!acknowledged) return;
    onWritten(name);
  }
}

/** Signs one number in; `signedIn` receives the account if that was acknowledged. */
async function signInUntilKilled({ authPort }: BackendProcess, phoneNumber: string, signedIn: Map<string, string>) {
  try {
    const { sessionInfo } = await post(authPort, `${AUTH}:sendVerificationCode`, { phoneNumber });
    const listed = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${PROJECT}/verificationCodes`);
    const { verificationCodes } = (await listed.json()) as { verificationCodes: { code: string }[] };
    const code = verificationCodes[0]?.code;
    const { localId } = await post(authPort, `${AUTH}:signInWithPhoneNumber`, { sessionInfo, code });
    signedIn.set(phoneNumber, String(localId));
  } catch {
    // killed before the acknowledgement
  }
}

async function missingOf({ firestorePort }: BackendProcess, names: readonly string[]): Promise<string[]> {
  const results = await post(firestorePort, `/v1/${ROOT}:batchGet`, { documents: names });
  return (results as unknown as { missing?: string }[]).flatMap(({ missing }) => missing ?? []);
}

/** The uid that the number has; another one than before when its account was lost. */
async function uidOf(backend: BackendProcess, phoneNumber: string): Promise<string | undefined> {
  const found = new Map<string, string>();
  await signInUntilKilled(backend, phoneNumber, found);
  return found.get(phoneNumber);
}

async function killOftenUnderWrites(file: string, kills: number) {
  const written: string[] = [];
  const signedIn = new Map<string, string>();
  let lost = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const backend = await spawnBackend(bundle, file);
    lost += (await missingOf(backend, written.slice(-4 * WRITERS))).length;
    const writers: Promise<void>[] = [];
    const killAt = written.length + 1 + Math.floor(Math.random() * 4 * WRITERS);
    const killed = new Promise<void>((resolve, reject) => {
      const onWritten = (name: string) => {
        written.push(name);
        if (written.length === killAt) backend.kill().then(resolve, reject);
      };
      for (let writer = 0; writer < WRITERS; writer += 1)
        writers.push(writeUntilKilled(backend, `k${kill}w${writer}`, onWritten));
    });
    writers.push(signInUntilKilled(backend, `+9198${String(kill).padStart(8, '0')}`, signedIn), killed);
    await Promise.all(writers);
  }
  const backend = await spawnBackend(bundle, file);
  lost += (await missingOf(backend, written)).length;
  for (const [phoneNumber, uid] of [...signedIn].slice(-15))
    lost += (await uidOf(backend, phoneNumber)) === uid ? 0 : 1;
  await backend.kill();
  return { lost, written: written.length, signedIn: signedIn.size };
}

describe('a backend that is killed', () => {
  it(`${KILLS} times under writes: has every acknowledged document and account`, { timeout: 240_000 }, async () => {
    const series = Array.from({ length: SERIES }, (_, index) =>
      killOftenUnderWrites(join(folder, `kills-${index}.journal`), KILLS / SERIES),
    );
    const results = await Promise.all(series);
    console.info(`${KILLS} kills:`, JSON.stringify(results));
    expect(results.map(({ lost }) => lost)).toEqual(Array.from({ length: SERIES }, () => 0));
    expect(results.every(({ written, signedIn }) => written > KILLS && signedIn > 0)).toBe(true);
  });
});

describe('a second backend on the same data', () => {
  it('does not start, and says who has the data; after a kill of the first it starts', async () => {
    const file = join(folder, 'shared.journal');
    const first = await spawnBackend(bundle, file);
    await expect(spawnBackend(bundle, file)).rejects.toThrow(
      new RegExp(`The data in ${file} are in use by .+ \\(process ${first.process.pid}\\) since \\d`),
    );
    await first.kill();
    await (await spawnBackend(bundle, file)).kill();
  });
});

describe('a full disk', () => {
  it('writes get 507 and change nothing, reads go on; with room again everything acknowledged is there', async () => {
    const file = join(folder, 'full.journal');
    const full = await spawnBackend(bundle, file, 16);
    const written: string[] = [];
    await writeUntilKilled(full, 'full', (name) => written.push(name));
    expect(written.length).toBeGreaterThan(5);

    const refused = `${ROOT}/categories/refused`;
    const write = () =>
      post(full.firestorePort, `/v1/${ROOT}:commit`, {
        writes: [{ update: { name: refused, fields: { name: { stringValue: 'x'.repeat(20_000) } } } }],
      });
    await expect(write()).rejects.toThrow(/^507: .*INSUFFICIENT_STORAGE/s);
    expect(await missingOf(full, [...written, refused])).toEqual([refused]);
    await full.kill();

    const after = await spawnBackend(bundle, file);
    expect(await missingOf(after, [...written, refused])).toEqual([refused]);
    await after.kill();
  });
});
