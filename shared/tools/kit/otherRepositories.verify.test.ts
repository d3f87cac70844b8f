import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createdSite, type CreatedSite } from './createdSite.ts';
import { CHANGES, GENERATED } from './generatedRemote.ts';
import { runOutside } from './runOutside.ts';

/** Two installations, and builds, beside the other tests. */
const WITHIN_MS = 1_200_000;

/** Issue 37, item 2. */
const MOST_CHANGED_LINES = 10;

/** The user `nobody`, who owns nothing on this machine. */
const TEAM = 65_534;

/** The remote of another repository that the README of the site has, with another path. */
function otherWith(prefix: string): Record<string, string> {
  const readme = readFileSync(join(created.site, 'README.md'), 'utf8');
  const block = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)![1]!;
  return {
    'package.json': block('json'),
    'vite.config.ts': block('ts').replace("['/other']", `['${prefix}']`),
    'routes.jsx': block('jsx'),
  };
}

/** The packages of the kit as files, as the README says where none is in a registry. */
function asFiles(manifest: string): string {
  const { devDependencies, ...others } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  const site = JSON.parse(readFileSync(join(created.site, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const kit = ['@remotes-kit/build', '@remotes-kit/runtime'] as const;
  const files = kit.map((name) => [name, (site.devDependencies[name] ?? site.dependencies[name])!]);
  return JSON.stringify({ ...others, devDependencies: { ...devDependencies, ...Object.fromEntries(files) } });
}

let created: CreatedSite;
let other = '';

beforeAll(async () => {
  created = await createdSite();
  other = builtOther('other', '/other');
  const table = join(created.site, 'site/remotes.ts');
  const row = "welcome: { prefixes: ['/welcome'] }";
  const rows = `${row}, other: { prefixes: ['/other'] }, quiz: { prefixes: ['/quiz'] }`;
  writeFileSync(table, readFileSync(table, 'utf8').replace(row, rows));
}, WITHIN_MS);
afterAll(() => created.close(), WITHIN_MS);

test(
  'a remote of another repository, with the packages alone and a row in the table, is built there and released into the open site',
  async () => {
    created.npmRun('release', 'other', '--dist', other);
    expect(await created.shown('/other')).toBe('Other');
  },
  WITHIN_MS,
);

test(
  `a remote in the form of the federation project's own generator, with at most ${MOST_CHANGED_LINES} changed lines, joins the open site, which holds its sheets to their hashes`,
  async () => {
    const [before, quiz] = [join(created.folder, 'before'), join(created.folder, 'quiz')];
    write(before, GENERATED);
    cpSync(before, quiz, { recursive: true });
    for (const [file, changes] of Object.entries(CHANGES)) {
      let code = readFileSync(join(quiz, file), 'utf8');
      for (const [was, is] of changes) {
        expect(code.split(was)).toHaveLength(2);
        code = code.replace(was, is);
      }
      writeFileSync(join(quiz, file), code);
    }
    const changed = changedLines(before, quiz);
    console.log(`lines changed in a generated remote: ${changed}`);
    expect(changed).toBeLessThanOrEqual(MOST_CHANGED_LINES);
    runOutside(quiz, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
    runOutside(quiz, 'npm', 'run', 'build');
    created.npmRun('release', 'quiz', '--dist', join(quiz, 'dist'));
    expect(await created.shown('/quiz')).toBe('Quiz');
    const sheets = Object.entries(await created.sheetsOn('/quiz')).filter(([path]) => path.startsWith('/mfe-quiz/'));
    expect(sheets).not.toEqual([]);
    for (const [path, integrity] of sheets) {
      const file = join(created.release(), path);
      const sheet = readFileSync(file);
      expect(integrity, path).toBe(`sha256-${createHash('sha256').update(sheet).digest('base64')}`);
      rmSync(file); // a hard link
      writeFileSync(file, `${String(sheet)}\n`);
      expect(await created.shown('/quiz'), `${path}, altered`).toContain('quiz is not available');
      writeFileSync(file, sheet);
    }
  },
  WITHIN_MS,
);

// Only root can be another user.
test.runIf(process.getuid?.() === 0)(
  'a team whose user may write its own folder of deliveries alone: its build is released, and it can change nothing of another remote',
  async () => {
    const deliveries = join(created.folder, 'deliveries');
    const ownersOf = { other: TEAM, welcome: 0 };
    for (const [name, owner] of Object.entries(ownersOf)) {
      mkdirSync(join(deliveries, name), { recursive: true });
      chownSync(join(deliveries, name), owner, owner);
    }
    letThrough(created.folder);
    expect(asTeam(`cat ${created.release()}/remotes.json`)).toMatchObject({ status: 0 });
    const delivered = (dist: string, folder: string) =>
      asTeam(`cp -r ${dist} ${folder}/.new && mv ${folder}/.new ${folder}/release`);
    const before = created.registry();

    for (const act of [
      delivered(other, join(deliveries, 'welcome')),
      asTeam(`cp -r ${other} ${created.release()}/mfe-welcome/1`),
      asTeam(`echo 7 > ${created.site}/deploy/current`),
      asTeam(`cd ${created.site} && node --import tsx site/run.ts release welcome --dist ${other}`),
    ])
      expect(act).toMatchObject({ status: expect.not.toBeOneOf([0]), text: expect.stringMatching(/denied|EACCES/) });
    expect(delivered(builtOther('claims', '/welcome'), join(deliveries, 'other')).status).toBe(0);
    expect(() => created.npmRun('accept', deliveries)).toThrow('/welcome is a path of welcome');
    expect(created.registry()).toEqual(before);

    expect(delivered(other, join(deliveries, 'other'))).toEqual({ status: 0, text: '' });
    expect(created.npmRun('accept', deliveries)).toContain('Every visitor of other now gets');
    expect(await created.shown('/other')).toBe('Other');
    expect(asTeam(`cat ${deliveries}/other.txt`).text).toContain('Every visitor of other now gets');
    expect(created.registry().welcome).toEqual(before.welcome);
  },
  WITHIN_MS,
);

/** Builds a remote in a folder beside the site. Returns the folder of the build. */
function builtOther(folder: string, prefix: string): string {
  const path = join(created.folder, folder);
  const files = otherWith(prefix);
  write(path, { ...files, 'package.json': asFiles(files['package.json']!) });
  runOutside(path, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  runOutside(path, 'npx', 'vite', 'build', '--logLevel', 'warn');
  return join(path, 'dist');
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** The lines that differ: a changed one counts once, as one that was added or is gone. */
function changedLines(before: string, after: string): number {
  const args = ['diff', '--no-index', '--numstat', before, after];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' }); // its status says that they differ
  const counts = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number));
  return counts.reduce((sum, [added = 0, gone = 0]) => sum + Math.max(added, gone), 0);
}

/** Lets every user pass through a folder of a test, and those above it, to what they may read. */
function letThrough(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o001);
  if (dirname(folder) !== folder) letThrough(dirname(folder));
}

/** Runs a line of shell as that user. */
function asTeam(line: string): { status: number | null; text: string } {
  const { PATH } = process.env;
  const options = { uid: TEAM, gid: TEAM, env: { PATH }, cwd: '/', encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], options);
  return { status, text: stdout + stderr };
}
