import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_ELEMENT_ID, type SiteConfig } from '../../contracts/config.ts';
import { REGISTRY_ELEMENT_ID } from '../../contracts/documentProtocol.ts';
import { mountOf, REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { FRAME_DOCUMENT, frameDocument, jsonElement } from '../build/documents.ts';
import { folderOf } from '../build/folders.ts';
import { viteArguments } from '../build/viteArguments.ts';

/** Builds the sources of the shell and all remotes as one ordinary Vite build. */
export function buildMonolith(): void {
  const config = join(import.meta.dirname, 'monolith/vite.config.ts');
  const args = viteArguments(['build', '--mode', 'demo', '--logLevel', 'warn', '--config', config]);
  execFileSync(process.execPath, args, {
    cwd: folderOf('shell'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

/** Puts what was built into a folder, as a site with this configuration. */
export function writeMonolith(folder: string, config: SiteConfig): void {
  // The shell knows the paths of the remotes from its document's registry.
  const mounts = Object.fromEntries(REMOTE_NAMES.map((name) => [name, mountOf(REMOTES[name])]));
  cpSync(join(folderOf('shell'), 'dist-monolith'), folder, { recursive: true });
  const html = frameDocument(readFileSync(join(folder, 'index.html'), 'utf8'));
  const data = jsonElement(CONFIG_ELEMENT_ID, config) + jsonElement(REGISTRY_ELEMENT_ID, mounts);
  writeFileSync(
    join(folder, FRAME_DOCUMENT),
    html.replace('<title>', () => `${data}<title>`),
  );
}
