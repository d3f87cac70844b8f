import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOOPBACK } from '@remotes-kit/release/hosts';
import { reservePorts } from '../ports/reservePorts.ts';
import { rootOf } from './firestore/document.ts';
import type { StartFirestore } from './startBackend.ts';

const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const TOOLS_CACHE = join(homedir(), '.cache/firebase/emulators');
const RULES_FILE = fileURLToPath(new URL('../../firebase/firestore.rules', import.meta.url));
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const MIN_JAVA = 11;
/** The size of the emulator's output that is kept for the message that it ended: its log grows as long as it runs. */
const MAX_OUTPUT = 10_000;
/** Its messages exist in English only; with the other two a short-lived JVM starts in half the time. */
const JVM_FLAGS: readonly string[] = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The reason why Google's Firestore emulator cannot run on this machine; undefined when it can. */
export function whyNoEmulator(): string | undefined {
  if (!findJar()) return `no jar (set FIRESTORE_EMULATOR_JAR, or install ${DEBIAN_PACKAGE})`;
  const version = javaVersion();
  if (version === undefined) return 'no Java';
  return version < MIN_JAVA ? `Java ${version} is too old, ${MIN_JAVA} is needed` : undefined;
}

/** Starts Google's Firestore emulator with the site's rules. Port 0 finds a free one. Rejects with its output when it does not start. */
export const startEmulator: StartFirestore = async ({ port, project, address = LOOPBACK }) => {
  const reason = whyNoEmulator();
  if (reason) throw new Error(`Google's Firestore emulator cannot start: ${reason}`);
  const usedPort = port || (await reservePorts()).firestore;
  const options = [`--host=${address}`, `--port=${usedPort}`, '--rules', RULES_FILE];
  const java = spawn('java', [...JVM_FLAGS, '-cp', findJar()!, MAIN_CLASS, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    function read(chunk: Buffer): void {
      output = (output + String(chunk)).slice(-MAX_OUTPUT);
      if (output.includes('is now running')) resolve();
    }
    java.stdout.on('data', read);
    java.stderr.on('data', read);
    java.once('error', reject);
    java.once('exit', () => reject(new Error(`Google's Firestore emulator ended:\n${output}`)));
  });
  const documents = `http://${address}:${usedPort}/emulator/v1/${rootOf(project)}`;
  return {
    port: usedPort,
    clear: async () => void (await fetch(documents, { method: 'DELETE' })),
    async stop() {
      process.off('exit', kill);
      if (java.exitCode === null && kill()) await once(java, 'exit');
    },
  };
};

/** The environment's, else the Debian package's, else the newest that firebase-tools has downloaded. */
function findJar(): string | undefined {
  const { FIRESTORE_EMULATOR_JAR } = process.env;
  if (FIRESTORE_EMULATOR_JAR) return existsSync(FIRESTORE_EMULATOR_JAR) ? FIRESTORE_EMULATOR_JAR : undefined;
  const { stdout } = spawnSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8' });
  return stdout?.split('\n').find((file) => file.endsWith('.jar')) ?? downloadedJar();
}

function downloadedJar(): string | undefined {
  if (!existsSync(TOOLS_CACHE)) return undefined;
  const jars = readdirSync(TOOLS_CACHE).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(TOOLS_CACHE, newest);
}

/** The major version of this machine's Java, 17 for `version "17.0.15"`, 8 for `version "1.8.0"`; undefined without one. */
export function javaVersion(): number | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}
