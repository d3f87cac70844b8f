import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';

/** The top of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

export type AppName = 'shell' | RemoteName;
export const APP_NAMES: AppName[] = ['shell', ...REMOTE_NAMES];

/** The folder of an app. */
export const folderOf = (app: AppName) => join(ROOT, app === 'shell' ? 'shell' : REMOTES[app].folder);

/** The folder of an app's build. The shell's local build talks to the local backend. */
export const distOf = (app: AppName) => join(folderOf(app), app === 'shell' ? 'dist-demo' : 'dist');

/** The shell's build for production, which knows no local backend. */
export const PRODUCTION_SHELL = join(folderOf('shell'), 'dist');

/** The folder of a composed site, ready to be served. */
export const DEPLOY = join(ROOT, 'shell/deploy');

/** The folder of the files that are kept between starts on this machine: the backend's data, the fingerprints of builds. */
export const CACHE = join(ROOT, 'node_modules/.cache/bazaar');

/**
 * The folder in which Vite's dev server of an app keeps its prepared dependencies, from the app's folder: one per mode, since each mode
 * prepares others.
 */
export const viteCacheOf = (mode: string) => join('node_modules/.vite', mode);
