import { basename, dirname } from 'node:path';
import { parseSync } from 'vite';
import { nodesIn, type Node } from '@remotes-kit/build/syntaxTree';
import { isSource, type Import, type Sources } from './sources.ts';

type Code = Pick<Sources, 'files' | 'read'>;

const TEXTS = /\/(messages|texts)(\.\w+)?\.ts$/;
/** It draws in the place of a module before React is there, and has its exports by design. */
const STAND_IN = /\.first\.tsx?$|\/substitutes\//;
const WRITES = ['set', 'add', 'delete', 'clear'];

/** Runs in Node; pages share three files about reports with it. */
const OF_RELEASES = /^shared\/kit\/release\/(?!reports\/(report|encodeReports|failureReport)\.ts$)/;

/** The code that browsers run: the shell, the remotes and shared, without tools, tests and the configuration of builds. */
export const browserSources = ({ files }: Pick<Code, 'files'>): string[] =>
  files
    .filter((file) => isSource(file) && /^(shell|mfe-\w+|shared)\//.test(file))
    .filter((file) => !/^shared\/tools\/|\/vite\.config\.ts$/.test(file) && !OF_RELEASES.test(file));

/** The lines of some files together. */
export const linesIn = (files: readonly string[], { read }: Pick<Code, 'read'>): number =>
  files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

/** The files with nothing but texts. */
export const textFiles = (code: Code): string[] => browserSources(code).filter((file) => TEXTS.test(file));

/** The document's scripts that no compiler reads. */
export const documentScripts = ({ files }: Pick<Code, 'files'>): string[] =>
  files.filter((file) => /^(shared\/tools\/compose\/.*\.page|shell\/public\/[^/]+)\.js$/.test(file));

/** The files whose names begin with a word, in its spelling. */
export const filesCalled = (word: string, files: readonly string[]): string[] =>
  files.filter((file) => basename(file).startsWith(word));

/** The folders that more files than `most` lie in, each with their number. */
export const largeFolders = (most: number, files: readonly string[]): string[] =>
  grouped(files, dirname)
    .filter(([, inside]) => inside.length > most)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);

/** The names that several files export. Texts, stand-ins and the entries of remotes have each other's names by contract. */
export const namesWithSeveralOwners = (code: Code): string[] =>
  grouped(
    browserSources(code)
      .filter((file) => !TEXTS.test(file) && !STAND_IN.test(file))
      .flatMap((file) => ownExports(file, code).map((name) => ({ name, file })))
      .filter(({ name, file }) => !(/^mfe-\w+\/src\/\w+\.tsx?$/.test(file) && basename(file).startsWith(`${name}.`))),
    ({ name }) => name,
  )
    .filter(([, owners]) => owners.length > 1)
    .map(([name, owners]) => `${name}: ${owners.map(({ file }) => file).join(', ')}`);

/** The variables of modules that change while a page runs: each `let`, and each Map and Set that its module writes to. */
export const stateOutsideStores = (code: Code): string[] =>
  browserSources(code).flatMap((file) => {
    const program = parseSync(file, code.read(file)).program as unknown as Node & { body: Node[] };
    const written = new Set(nodesIn(program).map(writtenCollection));
    return program.body
      .flatMap(variablesOf)
      .filter(({ kind, name, made }) => kind === 'let' || (/^(Weak)?(Map|Set)$/.test(made) && written.has(name)))
      .map(({ name }) => `${file}: ${name}`);
  });

/** The scripts of at most so many lines that one file imports, each with that file. */
export function smallWithOneImporter(
  most: number,
  code: Code,
  imports: readonly Pick<Import, 'from' | 'to'>[],
): string[] {
  const importers = new Map(
    grouped(imports, ({ to }) => to).map(([to, found]) => [to, [...new Set(found.map(({ from }) => from))]]),
  );
  return browserSources(code)
    .filter((file) => !TEXTS.test(file) && linesIn([file], code) <= most && importers.get(file)?.length === 1)
    .map((file) => `${file}: ${importers.get(file)![0]}`);
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}

const ownExports = (file: string, { read }: Pick<Code, 'read'>): string[] =>
  parseSync(file, read(file))
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, exportName: { name } }) => (moduleRequest || !name || name === 'default' ? [] : [name]));

interface Variable {
  kind: string;
  name: string;
  /** The class that its first value is an instance of; '' where it is made in another way. */
  made: string;
}

/** The variables that a statement of a module declares, exported or not. */
function variablesOf(statement: Node): Variable[] {
  const node = (statement.type === 'ExportNamedDeclaration' && (statement.declaration as Node | null)) || statement;
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Node[]).map(({ id, init }) => {
    const { type, callee } = (init ?? {}) as Node;
    return {
      kind: String(node.kind),
      name: String((id as Node).name),
      made: type === 'NewExpression' ? String((callee as Node).name) : '',
    };
  });
}

/** The variable that a call such as `name.set(…)` writes to; undefined for other nodes. */
function writtenCollection({ type, callee }: Node): unknown {
  const { object, property } = (type === 'CallExpression' ? callee : {}) as { object?: Node; property?: Node };
  return WRITES.includes(String(property?.name)) ? object?.name : undefined;
}
