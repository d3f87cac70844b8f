import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewRemote } from './newRemote.ts';

/** Writes the folder of a new remote: one screen, its texts and its tests. Throws where the folder exists. */
export function writeFolder(root: string, remote: NewRemote): void {
  const folder = join(root, `mfe-${remote.name}`);
  if (existsSync(folder)) throw new Error(`mfe-${remote.name} exists.`);
  for (const [file, text] of Object.entries(filesOf(remote))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The files of a new remote, by their path in its folder. */
function filesOf({ name, prefix }: NewRemote): Record<string, string> {
  const title = name[0]!.toUpperCase() + name.slice(1);
  const screen = `${title}Screen`;
  const manifest = {
    name: `@bazaar/mfe-${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: { '@bazaar/shared': '1.0.0' },
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vite.config.ts': `import { defineRemote } from '../shared/tools/build/defineRemote.ts';

export default defineRemote('${name}');
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title}, alone</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'contract.spec.ts': `import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('${name}', { paths: ['${prefix}'] });
`,
    'src/main.tsx': `import { mountAlone } from '@bazaar/shared/alone';
import { routes } from './routes.tsx';

mountAlone(routes);
`,
    'src/routes.tsx': `import { screen, type RouteObject } from '@bazaar/shared/router';

/** THE CONTRACT of ${name}: absolute paths under its prefix, every screen lazy. */
export const routes: RouteObject[] = [
  { path: '${prefix}', ...screen(() => import('./${name}/${screen}.tsx').then((m) => m.${screen})) },
];
`,
    'src/routes.test.ts': `import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('the routes of ${name}: every pattern is under its prefix', () => {
  expectRoutes('${name}', routes, ['${prefix}']);
});
`,
    'src/texts.ts': `export const screen = {
  title: '${title}',
  intro: 'There is nothing here yet.',
} as const;
`,
    'src/texts.hi.ts': `import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const screen: Texts['screen'] = {
  title: '${title}', // a name: in Devanagari as its team says it
  intro: 'यहाँ अभी कुछ नहीं है।',
};
`,
    [`src/${name}/${screen}.tsx`]: `import { ScreenHeading } from '@bazaar/shared/ui/ScreenHeading';
import { screen as texts } from '../texts.ts';
import styles from './${screen}.module.css';

/** The first screen of ${name}. */
export const ${screen} = () => (
  <section className={styles.screen}>
    <ScreenHeading title={texts.title} />
    <p>{texts.intro}</p>
  </section>
);
`,
    [`src/${name}/${screen}.module.css`]: `.screen {
  max-width: 1100px;
  margin: 0 auto;
  padding: 16px;
}
`,
    [`e2e/${name}.spec.ts`]: `import { expect, test } from '../../shared/testing/e2e/site.ts';

test('${prefix} shows its heading', async ({ page }) => {
  await page.goto('${prefix}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}
