import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Composition } from '../compose/composition.ts';
import { readSettings } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { authorHere } from '../release/author.ts';
import { askedBuilds, assertPreviewName, buildsBelow, previewName } from './askedBuilds.ts';
import { composePreview } from './composePreview.ts';
import { deployChannel } from './deployChannel.ts';
import { composedAtMs, deleteExpired, expiresAtMs } from './previewRecord.ts';
import { bytesAgainstLive } from './previewText.ts';
import { buildApps } from '../release/buildApps.ts';

/**
 * Composes the live site with other builds of some remotes, in a folder of its own, and prints where it is, its bytes against the live ones
 * and the contract's result: `feed=3fa9c1d20b7e reels=built`. A build is a version that the site has stored, a folder, `built` (the one in the
 * remote's folder), or, with the name alone, made of the sources. Throws every reason where a build does not keep the contract: it gets no preview.
 * --site: the folder of the live site; --out: the folder of previews, where those of more than seven days are deleted; --name: that of the
 * preview. --builds: a folder with `mfe-<name>/dist` of the remotes, in the place of words. --hosting puts it on a channel of Firebase Hosting,
 * --dry-run says how. --serve serves it on this machine, at --port (any free one where absent).
 */
export async function preview(composition: Composition, args: readonly string[]): Promise<void> {
  const { checkout } = composition;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: checkout.site },
      out: { type: 'string', default: checkout.previews },
      name: { type: 'string' },
      builds: { type: 'string' },
      hosting: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
    },
  });
  const started = Date.now();
  const { site, hosting, 'dry-run': isDryRun } = values;
  const port = portFrom(values.port);
  const live = publicFolder(site);
  const { config } = readSettings(live);
  const { builds, toBuild } = askedBuilds(composition, positionals, config);
  for (const [name, source] of values.builds === undefined ? [] : buildsBelow(composition, values.builds))
    builds.set(name, source);
  if (builds.size === 0)
    throw new Error('Which builds? `npm run preview -- <remote>=built`, or a stored version or a folder');
  if (toBuild.length > 0) await buildApps(checkout, toBuild, config);
  for (const name of deleteExpired(values.out, Date.now()))
    console.log(`The preview ${name} has expired and is deleted.`);
  const name = values.name ?? previewName(builds);
  assertPreviewName(name);
  const out = join(values.out, name);
  composePreview(composition, { site, out, builds, by: authorHere(checkout.root) });
  const until = new Date(expiresAtMs(composedAtMs(out)!)).toISOString().slice(0, 16);
  console.log(
    [
      `Preview ${name}, until ${until} (UTC), of the site in ${site}`,
      `  in ${out}`,
      ...[...builds.keys()].flatMap((remote) => bytesAgainstLive(composition, remote, live, publicFolder(out))),
      `  The contract is kept: paths, names of the shell, files and their hashes, structure.`,
      `  ${Date.now() - started} ms`,
    ].join('\n'),
  );
  if (hosting || isDryRun) deployChannel(composition, { out, name, isDryRun });
  if (values.serve) await serve(composition, out, port);
}

/** Until the process is ended. The server is loaded here: the other acts do without. */
async function serve(composition: Composition, out: string, wanted: number): Promise<void> {
  const { serveFolder } = await import('../serve/serveFolder.ts');
  const { port } = await serveFolder(composition, { folder: out, port: wanted, isApp: true });
  console.log(`\nThe preview is open: http://localhost:${port}   (Ctrl-C ends it)`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${text}: no port`);
  return port;
}
