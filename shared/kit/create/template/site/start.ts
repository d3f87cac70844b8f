/** `npm start`: serves the site as production does, by the rules of Firebase Hosting. The first time it builds and composes it. */
import { compose } from '@remotes-kit/release/compose';
import { serveFolder } from '@remotes-kit/release/serve';
import { currentRelease } from '@remotes-kit/release/siteReleases';
import { APPS, composition, SITE } from './composition.ts';

const { build, distOf } = composition.checkout;
if (!currentRelease(SITE)) {
  await build(APPS, {});
  const remoteDists = Object.fromEntries(Object.keys(composition.remotes).map((name) => [name, distOf(name, {})]));
  compose(composition, { shellDist: distOf('shell', {}), remoteDists, out: SITE, config: {} });
}
const { port } = await serveFolder(composition, { folder: SITE, port: Number(process.env.PORT ?? 4173), isApp: true });
console.log(`The site is open: http://localhost:${port}   (Ctrl-C ends it)`);
