import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootOf } from './firestore/documentName.ts';
import type { FirestoreServer, StartFirestore } from './firestoreServer.ts';

const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const TOOLS_CACHE = join(homedir(), '.cache/firebase/emulators');
const RULES_FILE = fileURLToPath(new URL('../../firebase/firestore.rules', import.meta.url));
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const MIN_JAVA = 11;
/** Its messages exist in English only; the other two make a short life start in half the time. */
const JVM_FLAGS: readonly string[] = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Why Google's Firestore emulator cannot run on this machine; undefined when it can. */
export function whyNoEmulator(): string | undefined {
  if (!findJar()) return `no jar (set FIRESTORE_EMULATOR_JAR, or install ${DEBIAN_PACKAGE})`;
  const version = javaVersion();
  if (version === undefined) return 'no Java';
  return version < MIN_JAVA ? `Java ${version} is too old, ${MIN_JAVA} is needed` : undefined;
}

/** Starts Google's Firestore emulator with the site's rules. Port 0 finds a free one. Rejects with its output when it does not start. */
export const startEmulator: StartFirestore = async ({ port, project }) => {
  const reason = whyNoEmulator();
  if (reason) throw new Error(`Google's Firestore emulator cannot start: ${reason}`);
  const usedPort = port === 0 ? await findFreePort() : port;
  const options = ['--host=127.0.0.1', `--port=${usedPort}`, '--rules', RULES_FILE];
  const java = spawn('java', [...JVM_FLAGS, '-cp', findJar() ?? '', MAIN_CLASS, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  await untilRunning(java);
  return emulatorAt(usedPort, project, async () => {
    process.off('exit', kill);
    await end(java);
  });
};

function emulatorAt(port: number, project: string, stop: () => Promise<void>): FirestoreServer {
  const documents = `http://127.0.0.1:${port}/emulator/v1/${rootOf(project)}`;
  return { port, stop, clear: async () => void (await fetch(documents, { method: 'DELETE' })) };
}

/** The environment's, else the Debian package's, else the newest that firebase-tools has downloaded. */
function findJar(): string | undefined {
  const { FIRESTORE_EMULATOR_JAR } = process.env;
  if (FIRESTORE_EMULATOR_JAR) return existsSync(FIRESTORE_EMULATOR_JAR) ? FIRESTORE_EMULATOR_JAR : undefined;
  return packagedJar() ?? downloadedJar();
}

function packagedJar(): string | undefined {
  const { stdout } = spawnSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8' });
  return stdout?.split('\n').find((file) => file.endsWith('.jar'));
}

function downloadedJar(): string | undefined {
  if (!existsSync(TOOLS_CACHE)) return undefined;
  const jars = readdirSync(TOOLS_CACHE).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(TOOLS_CACHE, newest);
}

/** 17 for `version "17.0.15"`, 8 for `version "1.8.0"`. */
function javaVersion(): number | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}

function untilRunning(java: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    function read(chunk: Buffer): void {
      output += String(chunk);
      if (output.includes('is now running')) resolve();
    }
    java.stdout?.on('data', read);
    java.stderr?.on('data', read);
    java.once('error', reject);
    java.once('exit', () => reject(new Error(`Google's Firestore emulator ended:\n${output}`)));
  });
}

function end(java: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (java.exitCode !== null) return resolve();
    java.once('exit', () => resolve());
    java.kill('SIGKILL');
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
