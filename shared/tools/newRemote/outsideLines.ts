import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PORTS } from '../ports/ports.ts';
import type { NewRemote } from './newRemote.ts';

/** Writes the lines that a new remote needs outside its own folder; its workflow and firebase.json are made of these. Throws where a file is not as expected. */
export function writeOutside(root: string, remote: NewRemote): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  edit('shared/contracts/remotes.ts', (text) => withRow(text, remote));
  edit('package.json', (text) => withScript(text, remote));
  edit('.github/CODEOWNERS', (text) => withOwners(text, remote));
  edit('shared/firebase/site.example.json', (text) => withOrigin(text, remote));
}

const withRow = (text: string, { name, prefix }: NewRemote) =>
  insertedBefore(
    text,
    '} as const satisfies Record<string, Remote>;',
    `  ${name}: { folder: 'mfe-${name}', prefixes: ['${prefix}'], port: ${freePort()}, exposes: { routes } },\n`,
  );

function insertedBefore(text: string, line: string, added: string): string {
  if (!text.includes(line)) throw new Error(`There is no line '${line}'.`);
  return text.replace(line, added + line);
}

/** The lowest port after the shell's that no server has, whatever this machine's environment moves them to: the table is everybody's. */
function freePort(): number {
  let port = DEFAULT_PORTS.shell + 1;
  while (Object.values(DEFAULT_PORTS).includes(port)) port += 1;
  return port;
}

/** After the last script of its kind. */
function withScript(text: string, { name }: NewRemote): string {
  const own = `"dev:${name}": "node --import tsx shared/tools/dev/dev.ts ${name}",`;
  return insertedBefore(text, '    "dev:ui":', `    ${own}\n`);
}

function withOwners(text: string, { name }: NewRemote): string {
  const team = `@bazaar-school/${name}`;
  const line = (path: string) => `${path.padEnd(36)}${team}\n`;
  const afterLast = (lines: string, pattern: RegExp, added: string) => {
    const last = [...lines.matchAll(pattern)].at(-1);
    if (!last) throw new Error(`CODEOWNERS has no line like ${pattern.source}`);
    const end = last.index + last[0].length;
    return lines.slice(0, end) + added + lines.slice(end);
  };
  const withFolder = afterLast(text, /^\/mfe-\w+\/ .*\n/gm, line(`/mfe-${name}/`));
  return afterLast(withFolder, /^\/\.github\/workflows\/\w+\.yml .*\n/gm, line(`/.github/workflows/${name}.yml`));
}

/** After the last origin, in the file as it is written. */
function withOrigin(text: string, { name }: NewRemote): string {
  const { address } = JSON.parse(text) as { address: string };
  const own = address.replace(/\.web\.app$/, `-${name}.web.app`);
  return insertedBefore(text, '\n  },\n  "hosts"', `,\n    "${name}": "${own}"`);
}
