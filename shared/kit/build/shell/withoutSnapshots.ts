import type { Plugin } from 'vite';

const HANDLER = /\/@module-federation\/runtime-core\/.+\/SnapshotHandler\.js$/;

/** As much of the handler as the runtime asks for when it registers a remote again: there is no manifest and no snapshot to forget. */
const NO_SNAPSHOTS = `
  import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
  export const getGlobalRemoteInfo = () => ({});
  export class SnapshotHandler {
    hooks = new PluginSystem({});
    manifestCache = new Map();
  }
`;

/**
 * The federation runtime without what reads manifests and snapshots, a tenth of its code: the registry is the site's own. The
 * runtime's own constant leaves out its plugins, not the handler that they use.
 */
export const withoutSnapshots = (): Plugin => ({
  name: 'federation-without-snapshots',
  apply: 'build',
  config: () => ({ define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } }),
  load: (id) => (HANDLER.test(id) ? NO_SNAPSHOTS : null),
});
