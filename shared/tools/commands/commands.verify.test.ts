import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { STAGES } from '../suite/stages.ts';
import { commandsInMarkdown, commandsInShell, type DocumentedCommand } from './documentedCommands.ts';
import { folderReadmes } from './folderReadmes.ts';
import type * as Workflows from './workflows.ts';

/** The trial of a script: an argument after its documented ones, so that nothing is built, started, downloaded or changed. */
interface Trial {
  add: string;
  answer: RegExp;
}

/** It accepts what stands in the document, and refuses the first argument that it does not know. */
const REFUSES_UNKNOWN: Trial = { add: '--no-such-option', answer: /Unknown option '--no-such-option'/ };
const LISTS_TESTS: Trial = { add: '--list', answer: /Total: [1-9]\d* tests? in/ };

/** Scripts that are neither here nor a part of `npm test` may not be documented. */
const TRIALS: Record<string, Trial> = {
  start: REFUSES_UNKNOWN,
  dev: REFUSES_UNKNOWN,
  'dev:feed': REFUSES_UNKNOWN,
  'dev:ui': { add: '--help', answer: /--config/ },
  e2e: LISTS_TESTS,
  'e2e:hands': LISTS_TESTS,
  'e2e:engines': LISTS_TESTS,
  'e2e:emulators': LISTS_TESTS,
  contract: LISTS_TESTS,
  looks: LISTS_TESTS,
  screenshots: REFUSES_UNKNOWN,
  chaos: REFUSES_UNKNOWN,
  damages: LISTS_TESTS,
  faults: { add: '--list', answer: /of 80 faults have a test/ },
  licences: { add: '', answer: /, 0 not allowed/ },
  index: REFUSES_UNKNOWN,
  doctor: REFUSES_UNKNOWN,
  school: REFUSES_UNKNOWN,
  house: { add: '--no-flows', answer: /^browser source files +\d+/m },
  bench: { add: '--list', answer: /benchmark \w+/ },
  cost: REFUSES_UNKNOWN,
  compose: REFUSES_UNKNOWN,
  release: REFUSES_UNKNOWN,
  canary: REFUSES_UNKNOWN,
  rollback: REFUSES_UNKNOWN,
  disable: REFUSES_UNKNOWN,
  enable: REFUSES_UNKNOWN,
  move: REFUSES_UNKNOWN,
  releases: REFUSES_UNKNOWN,
  reproduce: REFUSES_UNKNOWN,
  rehearse: REFUSES_UNKNOWN,
  deploy: REFUSES_UNKNOWN,
  probe: REFUSES_UNKNOWN,
  preview: REFUSES_UNKNOWN,
  explain: REFUSES_UNKNOWN,
  'new-remote': { add: 'more', answer: /Which remote/ },
  bundled: REFUSES_UNKNOWN,
  pack: REFUSES_UNKNOWN,
  check: REFUSES_UNKNOWN,
  verify: REFUSES_UNKNOWN,
  races: REFUSES_UNKNOWN,
  discovery: REFUSES_UNKNOWN,
  'registry-schema': REFUSES_UNKNOWN,
};

/** The values of the workflows' variables when they are run. */
const ACTS = ['release', 'canary', 'rollback', 'disable'];
const VALUES: Record<string, string> = { NAME: 'feed', WHAT: '10' };

/** The parser imports JSON without the attribute that Node asks for; tsx reads it all the same. */
const { readWorkflow, workflowFiles }: typeof Workflows = await tsImport('./workflows.ts', import.meta.url);

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const scriptsIn = (script: string) => commandsInShell(script).filter(({ kind }) => kind === 'script');

const workflowScripts = (await Promise.all(workflowFiles().map(readWorkflow))).flatMap(({ scripts }) => scripts);
const inWorkflows = [...workflowScripts, textOf('.ci/run')]
  .map((script) => script.replace(/\$\{\{ *inputs\.name *\}\}|"\$NAME"/g, VALUES.NAME!))
  .flatMap((script) => (script.includes('"$ACT"') ? ACTS.map((act) => script.replaceAll('"$ACT"', act)) : [script]))
  .flatMap(commandsInShell);
/** README, every page of docs and its decision records, and the READMEs of tools. */
const documents = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : [])),
);
const inDocuments = ['README.md', ...documents, ...folderReadmes()].flatMap((file) => commandsInMarkdown(textOf(file)));

const lineOf = ({ kind, name, rest }: DocumentedCommand) =>
  `${kind === 'script' ? 'npm run' : kind} ${name}${rest && ` ${kind === 'script' ? '-- ' : ''}${rest}`}`;
const documented = new Map([...inDocuments, ...inWorkflows].map((command) => [lineOf(command), command]));
const ofKind = (kind: DocumentedCommand['kind']) => [...documented].filter(([, command]) => command.kind === kind);

/** The remote that docs/teams.md adds as an example: newRemote.verify.test.ts tries these in a copy of the repository. */
const isOfExample = (line: string) => /\bquiz\b/.test(line) && !line.includes('new-remote');

/** `npm test` runs these as they stand, and the end-to-end tests build the previous version first. */
const testedParts = scriptsIn(
  [...[...STAGES.test, ...STAGES.verify].map(({ script }) => script), 'previous']
    .map((script) => `npm run ${script}`)
    .join(' && '),
);
const isTested = (line: string) =>
  line === 'npm run test' || line === 'npm run verify' || testedParts.some((part) => lineOf(part) === line);

test('the documents and workflows name commands of every kind', () => {
  for (const kind of ['script', 'npm', 'npx'] as const) expect(ofKind(kind).length, kind).toBeGreaterThan(0);
});

describe.concurrent('every script that a document or workflow names works with its arguments', () => {
  test.each(ofKind('script').filter(([line]) => !isTested(line) && !isOfExample(line)))(
    '%s',
    async (_, { name, rest }) => {
      expect(scripts, `package.json has no script ${name}`).toHaveProperty([name]);
      const trial = TRIALS[name];
      if (!trial) throw new Error(`TRIALS does not say how to try ${name}`);
      expect(await outputOf(`${scripts[name]} ${rest} ${trial.add}`)).toMatch(trial.answer);
    },
  );
});

test.each(testedParts)('$name: package.json has it', ({ name }) => expect(scripts).toHaveProperty([name]));

test.each(ofKind('npx'))('%s: installed, or fetched in a version that is named', (_, { name }) =>
  expect(existsSync(join(ROOT, 'node_modules/.bin', name)) || /.@\d/.test(name)).toBe(true),
);

test.each(ofKind('npm'))('%s: npm installs, checks or lists what the lockfile says', (_, { name }) =>
  expect(['install', 'ci', 'audit', 'sbom']).toContain(name),
);

/** The output of a command line, as npm would run it; a status other than 0 is no failure. */
async function outputOf(command: string): Promise<string> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const run = promisify(execFile)(command, {
    shell: true,
    cwd: ROOT,
    env: { ...process.env, ...VALUES, PATH: path, NODE_ENV: undefined, VITEST: undefined, SUITE: undefined },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}
