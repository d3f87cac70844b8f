/** `npm start`: serves the site as production does, by the rules of Firebase Hosting. The first time it builds and composes it. */
import { compose } from '@remotes-kit/release/compose';
import { serveFolder } from '@remotes-kit/release/serve';
import { currentRelease } from '@remotes-kit/release/siteReleases';
import { APPS, composition, SITE } from './composition.ts';

const { build, distOf } = composition.checkout;
if (!currentRelease(SITE)) {
  await build(APPS, {});
  const remotes = APPS.filter((app) => app !== 'shell');
  const remoteDists = Object.fromEntries(remotes.map((name) => [name, distOf(name, {})]));
  compose(composition, { shellDist: distOf('shell', {}), remoteDists, out: SITE, config: {} });
}
const asked = Number(process.env.PORT ?? 4173);
try {
  if (!Number.isInteger(asked)) throw new Error(`${process.env.PORT} is no port.`);
  const { port } = await serveFolder(composition, { folder: SITE, port: asked, isApp: true });
  console.log(`The site is open: http://localhost:${port}   (Ctrl-C ends it)`);
} catch (error) {
  console.error(`${(error as Error).message} Another one: \`PORT=4174 npm start\``);
  process.exit(1);
}
