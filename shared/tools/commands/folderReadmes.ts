import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/folders.ts';

const TOOLS = 'shared/tools';
/** With so few files a folder explains itself. */
const FEW_FILES = 2;

const FILE = /^(?!https?:)[\w@./-]*\w(\.(ts|tsx|js|json|md|yml|rules|css)|\/)$/;

/** The folders that have to say in a README what they are: each of tools with more than two files, and test support. */
export const toolFolders = (): string[] => [
  ...readdirSync(join(ROOT, TOOLS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(ROOT, TOOLS, entry.name)).length > FEW_FILES)
    .map(({ name }) => `${TOOLS}/${name}`),
  'shared/testing',
];

/** Those READMEs that there are. */
export const folderReadmes = (): string[] =>
  toolFolders()
    .map((folder) => `${folder}/README.md`)
    .filter((file) => existsSync(join(ROOT, file)));

/** The files and folders that a document names in its code spans and links; a file by its ending, a folder by a `/` at its end. */
export function filesNamedIn(markdown: string): string[] {
  const spans = [...markdown.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => span!.split(/\s+/));
  const links = [...markdown.matchAll(/\]\(([^)#]+)/g)].map(([, target]) => target!);
  return [...new Set([...spans, ...links].filter((name) => FILE.test(name)))];
}
