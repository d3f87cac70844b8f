import { join } from 'node:path';
import type { Checkout } from '@remotes-kit/release/checkout';
import type { SiteConfig } from '../../contracts/config.ts';
import { buildApps, buildProductionShell, viteBuild } from '../build/buildApps.ts';
import { withCheckout } from '../build/builtCheckout.ts';
import { DEPLOY, distOf, folderOf, PRODUCTION_SHELL, ROOT, type AppName } from '../build/folders.ts';
import { overweight, weightsOf } from '../build/weights.ts';
import { storeSbom } from '../dependencies/sbom.ts';
import { readSite } from './siteFile.ts';

/** Only the shell's build differs between a site of this machine and one in production. */
const isProductionShell = (app: string, { backend }: SiteConfig) => app === 'shell' && backend === undefined;

/** The school's apps, for the release commands: where they are, and how they are built. */
export const checkout: Checkout<SiteConfig> = {
  root: ROOT,
  site: DEPLOY,
  productionSite: join(ROOT, 'shared/firebase/deploy/site'),
  previews: join(ROOT, 'shared/firebase/deploy/previews'),
  build: async (apps, config) => {
    const others = apps.filter((app) => !isProductionShell(app, config)) as AppName[];
    if (others.length < apps.length) await buildProductionShell();
    if (others.length > 0) await buildApps(others);
  },
  distOf: (app, config) => (isProductionShell(app, config) ? PRODUCTION_SHELL : distOf(app as AppName)),
  buildAt: (commit, name, act) =>
    withCheckout(commit, async (top) => {
      const folder = join(top, `mfe-${name}`);
      await viteBuild(top, folder, 'production');
      return act(join(folder, 'dist'));
    }),
  weightsOf: (name, dist) => weightsOf(dist, folderOf(name as AppName)),
  overweight: (app, dist) => (app === 'shell' ? [] : overweight(dist, folderOf(app as AppName))),
  storeBill: (app, version, out) => storeSbom(app as AppName, version, out),
  readSite,
};
