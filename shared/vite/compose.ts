import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONFIG_ELEMENT_ID, type SiteConfig } from '../contracts/config.ts';
import type { Registry, RemoteRecord } from '../contracts/registry.ts';
import { CONTRACT_VERSION } from '../contracts/remote.ts';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../contracts/remotes.ts';
import { FRAME_DOCUMENT, frameDocument, homeDocument, withImages } from './documents.ts';
import { firstFiles } from './firstFiles.ts';
import { preloadScript } from './preloadScript.ts';
import { jsonElement } from './siteHtml.ts';

export interface Composition {
  shellDist: string;
  /** Each remote's built files. */
  remoteDists: Record<RemoteName, string>;
  /** The folder to fill; what is in it is replaced, but older versions of remotes stay. */
  out: string;
  config: SiteConfig;
  /** Remotes on origins of their own: `http://localhost:5171`. Absent: under the shell's origin. */
  origins?: Partial<Record<RemoteName, string>>;
}

/**
 * The deploy step, without a bundler: puts each remote into a folder named by its version and writes the two files that
 * know where everything is, remotes.json and the shell's two documents.
 */
export function compose({ shellDist, remoteDists, out, config, origins = {} }: Composition): Registry {
  mkdirSync(out, { recursive: true });
  rmSync(join(out, 'assets'), { recursive: true, force: true });
  cpSync(shellDist, out, { recursive: true });
  const registry: Registry = {};
  for (const name of REMOTE_NAMES) registry[name] = placeRemote(name, remoteDists[name], out, origins[name]);
  writeFileSync(join(out, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`);
  const shares = Object.fromEntries(REMOTE_NAMES.map((name) => [name, manifestOf(remoteDists[name]).shared.map((shared) => shared.name)]));
  const html = withImages(siteDocument(shellDist, registry, config, shares), config.images);
  writeFileSync(join(out, 'index.html'), homeDocument(html));
  writeFileSync(join(out, FRAME_DOCUMENT), frameDocument(html));
  return registry;
}

/** Copies one remote's build beside its older versions and says where it is. */
export function placeRemote(name: RemoteName, dist: string, out: string, origin = ''): RemoteRecord {
  const version = versionOf(dist);
  const path = `${REMOTES[name].folder}/${version}`;
  if (!existsSync(join(out, path))) cpSync(dist, join(out, path), { recursive: true });
  const entry = manifestOf(dist).metaData.remoteEntry.name;
  const at = (file: string) => `${origin}/${path}/${file}`;
  const others = manifestOf(dist).exposes.map((exposed) => exposed.name).filter((exposed) => exposed !== 'routes');
  const { scripts, css } = firstFiles(dist, entry, others);
  return { version, contract: CONTRACT_VERSION, entry: at(entry), preload: scripts.map(at), css: css.map(at) };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string }[];
  exposes: { name: string }[];
}

const manifestOf = (dist: string) => JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;

/** The same files give the same version, so that a build without a change is no release. */
export function versionOf(dist: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(dist)) hash.update(relative(dist, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
    .sort();
}

function siteDocument(shellDist: string, registry: Registry, config: SiteConfig, shares: Record<string, string[]>): string {
  const html = readFileSync(join(shellDist, 'index.html'), 'utf8');
  const inside = (file: string) => readFileSync(join(shellDist, file), 'utf8').replaceAll('</', '<\\/');
  // What the first paint waits for goes inline: it then needs no second request.
  const inlined = html
    .replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g, (_, file: string) => `<style>${inside(file)}</style>`)
    .replace(/<script src="\/(theme\.js)"><\/script>/, (_, file: string) => `<script>${inside(file)}</script>`);
  const data = jsonElement(CONFIG_ELEMENT_ID, config) + jsonElement('remotes', registry);
  return inlined.replace('<title>', () => `${data}<script>${preloadScript(shellDist, shares)}</script><title>`);
}
