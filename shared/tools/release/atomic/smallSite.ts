import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { composition } from '../../composition.ts';
import { LOCAL_CONFIG } from '../../../contracts/config.ts';
import { FILES_NAME } from '../../../contracts/documentFiles.ts';
import { CANARY_FOLDER } from '../../../contracts/documents.ts';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../../contracts/remote.ts';
import { mountOf, REMOTE_NAMES, REMOTES, type RemoteName } from '../../../contracts/remotes.ts';
import { CHARSET } from '../../build/documents.ts';
import { documentScriptFile } from '../../build/documentScripts.ts';
import { SHELL_CONTRACTS_FILE, type Names } from '@remotes-kit/build/providedNames';
import { CONTRACT_FILE, sentinelOf } from '@remotes-kit/build/remoteBuild';
import { compose } from '@remotes-kit/release/compose';
import { hashOf } from '../../build/hashOf.ts';
import { headersFile, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { namedBuilds } from '@remotes-kit/runtime/registry';

/** A site of a few small files with the shape of the real one, for tests of the release commands: nothing is built. */

const ENTRY = 'assets/remoteEntry-12345678.js';

/** The names that the small shell provides. */
export const PROVIDED: Names = { '@bazaar/shared/query': ['useDocument', 'useList'] };

/** A new folder with these files, by path. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-small-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

interface Small {
  /** Null: it does not say; absent: what the small shell provides. */
  uses?: Names | null;
  contract?: number;
  /** Absent: those of the table. */
  prefixes?: string[];
}

/** A remote's build; another `text` makes another version. */
export const smallRemote = (
  name: RemoteName,
  text: string,
  { uses = PROVIDED, contract = CONTRACT_VERSION, prefixes }: Small = {},
): string =>
  folderOf({
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: ENTRY } },
      shared: [],
      exposes: [{ name: 'routes' }],
    }),
    [CONTRACT_FILE]: JSON.stringify({
      contract,
      ...(uses && { uses }),
      mount: { ...mountOf(REMOTES[name]), ...(prefixes && { prefixes }) },
    }),
    [ENTRY]: `/* ${name} ${text} ${Object.keys(uses ?? {}).join(' ')} */`,
    'assets/screen-12345678.js': `/* screen of ${name} ${text} */`,
    'assets/style-12345678.css': `:root{${sentinelOf(name)}:1}`,
  });

export const smallShell = (text: string, provides = PROVIDED): string =>
  folderOf({
    'index.html': `<!doctype html><html><head>${CHARSET}<title>${text}</title><script src="/${documentScriptFile('head')}"></script></head><script src="/assets/app-${text}.js"></script></html>`,
    'sw.js': `/* ${text} */`,
    [documentScriptFile('head')]: `/* head of ${text} */`,
    [documentScriptFile('canary')]: `/* canary of ${text} */`,
    [`assets/app-${text}.js`]: `/* ${text} */`,
    '.vite/manifest.json': '{}',
    [SHELL_CONTRACTS_FILE]: JSON.stringify({ oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION, provides }),
  });

/** Composes the shell of this text, and of each remote the build of this text where one is given. */
export const composeSmall = (out: string, text: string, remotes = true, hosts?: readonly string[]) =>
  compose(composition, {
    shellDist: smallShell(text),
    remoteDists: remotes ? Object.fromEntries(REMOTE_NAMES.map((name) => [name, smallRemote(name, text)])) : {},
    out,
    config: LOCAL_CONFIG,
    address: 'https://bazaar-school.example',
    hosts,
  });

/** The contradictions in a release, as a visitor meets them; empty for a whole one. */
export function contradictions(folder: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { page } = JSON.parse(readFileSync(headersFile(folder), 'utf8')) as { page: Record<string, string> };
  const registry = readRegistryFile(folder);
  const builds = Object.values(registry).flatMap(namedBuilds);
  const documents = ['', `${CANARY_FOLDER}/`].flatMap((path) => ['index.html', 'frame.html'].map((file) => path + file)).filter((file) => existsSync(join(folder, file))); // prettier-ignore
  return [
    ...(documents.includes('frame.html') ? [] : ['there are no documents']),
    ...documents.flatMap((file) => contradictionsOf(read(file), page['Content-Security-Policy']!, registry)),
    ...documents
      .filter((file) => !read(file).includes(` data-files="${hashOf(read(join(dirname(file), FILES_NAME)))}"`))
      .map((file) => `${file} names another list of its files`),
    ...REMOTE_NAMES.filter((name) => !registry[name]),
    ...builds
      .flatMap((build) => Object.entries(build.integrity))
      .filter(([url, hash]) => hashOf(read(url)) !== hash)
      .map(([url]) => `${url} is not the file of the registry`),
  ];
}

/** The contradictions in one response: between the document, its policy and, if one is given, the registry. */
export function contradictionsOf(html: string, policy: string, registry?: object): string[] {
  const scripts = [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  const inPage = /id="remotes">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const versions = (value: object) =>
    JSON.stringify(Object.entries(value as Record<string, { version: string }>).map(([name, { version }]) => [name, version])); // prettier-ignore
  return [
    ...(html.endsWith('</script>') || html.includes('</title>') ? [] : ['the document is cut']),
    ...(scripts.length === 2 || scripts.length === 3 ? [] : [`the document has ${scripts.length} inline scripts`]),
    ...scripts.filter((script) => !policy.includes(hashOf(script))).map(() => 'the policy is of another document'),
    ...(registry && versions(registry) !== versions(JSON.parse(inPage) as object)
      ? ['the registry is another one']
      : []),
  ];
}
