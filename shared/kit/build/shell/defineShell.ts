import { mergeConfig, type PluginOption, type UserConfig } from 'vite';
import type { ShellContracts } from '../built/providedNames.ts';
import { lazyImports, MODULE_PRELOAD } from '../lazyImports.ts';
import { privateMaps } from '../privateMaps.ts';
import { shellContracts } from './shellContracts.ts';
import { withoutSnapshots } from './withoutSnapshots.ts';

/** A shell, as its composition knows it. */
export interface ShellOptions {
  /** The modules that it provides to remotes, as they are imported; it imports each. */
  provided: readonly string[];
  /** The composition's numbers of the oldest and newest builds that it serves, of those that do not say their names. Absent: 1. */
  contracts?: Omit<ShellContracts, 'provides'>;
  /** Plugins of its own, as that of its framework. */
  plugins?: PluginOption[];
  /** The port of its dev server. Absent: Vite's. */
  port?: number;
  /** All else, merged over what is here. */
  vite?: UserConfig;
}

/** Vite's configuration of a shell: an ordinary app without the federation plugin, whose runtime is @remotes-kit/runtime. */
export function defineShell({
  provided,
  contracts = { oldest: 1, newest: 1 },
  plugins = [],
  port,
  vite = {},
}: ShellOptions): UserConfig {
  const preset: UserConfig = {
    plugins: [...plugins, lazyImports(), withoutSnapshots(), shellContracts(provided, contracts), privateMaps()],
    define: { ENV_TARGET: JSON.stringify('web') }, // of the federation runtime
    server: port === undefined ? {} : { port, strictPort: true },
    build: { target: 'es2022', manifest: true, modulePreload: MODULE_PRELOAD, sourcemap: 'hidden' },
  };
  return mergeConfig(preset, vite);
}
