/** Every command that README, docs and the workflows name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../build/folders.ts';
import { STAGES } from '../suite/stages.ts';
import { commandsInMarkdown, commandsInShell, type DocumentedCommand } from './documentedCommands.ts';
import { folderReadmes } from './folderReadmes.ts';
import type * as Workflows from './workflows.ts';

/** The values of the workflows' variables when they are run. */
const ACTS = ['release', 'canary', 'rollback', 'disable'];
export const VALUES: Record<string, string> = { NAME: 'feed', WHAT: '10' };

/** The parser imports JSON without the attribute that Node asks for; tsx reads it all the same. */
const { readWorkflow, workflowFiles }: typeof Workflows = await tsImport('./workflows.ts', import.meta.url);

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
export const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
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
export const ofKind = (kind: DocumentedCommand['kind']) =>
  [...documented].filter(([, command]) => command.kind === kind);

/** The remote that docs/teams.md adds as an example: newRemote.verify.test.ts tries these in a copy of the repository. */
const isOfExample = (line: string) => /\bquiz\b/.test(line) && !line.includes('new-remote');

/** `npm test` runs these as they stand, and the end-to-end tests build the previous version first. */
export const testedParts = scriptsIn(
  [...[...STAGES.test, ...STAGES.verify].map(({ script }) => script), 'previous']
    .map((script) => `npm run ${script}`)
    .join(' && '),
);
const isTested = (line: string) =>
  line === 'npm run test' || line === 'npm run verify' || testedParts.some((part) => lineOf(part) === line);

/** Those that are tried with an argument more (trials.ts). */
export const triedScripts = ofKind('script').filter(([line]) => !isTested(line) && !isOfExample(line));
