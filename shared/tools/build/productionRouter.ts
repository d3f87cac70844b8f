import type { Plugin } from 'vite';

const ROUTER = /^react-router(\/dom)?$/;

/** react-router's package.json names its development build in every condition: a built shell takes the other one, without its warnings. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!ROUTER.test(id)) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});
