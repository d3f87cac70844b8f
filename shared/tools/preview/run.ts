/**
 * `npm run preview -- feed=3fa9c1d20b7e reels=built`: composes the live site with other builds of these remotes, in a folder of its own,
 * and prints where it is, its bytes against the live ones and the contract's result. A build is a version that the site has
 * stored, a folder, `built` (the one in the remote's folder), or, with the name alone, made of the sources. A build that does not keep the
 * contract gets no preview. --site: the folder of the live site; --out: the folder of previews, where those of more than seven days
 * are deleted; --name: that of the preview. --builds: a folder with `mfe-<name>/dist` of the remotes, in the place of words. --hosting puts it
 * on a channel of Firebase Hosting, --dry-run says how. --serve serves it beside `npm start`. `--changed main` only prints the remotes that
 * changes since that commit may be built into.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composition } from '../composition.ts';
import { DEPLOY, ROOT } from '../build/folders.ts';
import { readSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { allPorts } from '../ports/ports.ts';
import { authorHere } from '@remotes-kit/release/author';
import { askedBuilds, assertPreviewName, buildsBelow, previewName } from '@remotes-kit/release/askedBuilds';
import { changedRemotes } from './changedRemotes.ts';
import { composePreview } from '@remotes-kit/release/composePreview';
import { deployChannel } from '@remotes-kit/release/deployChannel';
import { composedAtMs, deleteExpired, expiresAtMs } from '@remotes-kit/release/previewRecord';
import { bytesAgainstLive } from '@remotes-kit/release/previewText';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: DEPLOY },
    out: { type: 'string', default: join(ROOT, 'shared/firebase/deploy/previews') },
    name: { type: 'string' },
    builds: { type: 'string' },
    changed: { type: 'string' },
    hosting: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (values.changed !== undefined) return console.log(changedRemotes(values.changed).join(' '));
  const started = Date.now();
  const { site, hosting, 'dry-run': isDryRun } = values;
  const live = publicFolder(site);
  const { config } = readSettings(live);
  const { builds, toBuild } = askedBuilds(composition, positionals, config);
  for (const [name, source] of values.builds === undefined ? [] : buildsBelow(composition, values.builds))
    builds.set(name, source);
  if (builds.size === 0) throw new Error('Which builds? `npm run preview -- feed=built`, a stored version or a folder');
  if (toBuild.length > 0) await composition.checkout.build(toBuild, config);
  for (const name of deleteExpired(values.out, Date.now()))
    console.log(`The preview ${name} has expired and is deleted.`);
  const name = values.name ?? previewName(builds);
  assertPreviewName(name);
  const out = join(values.out, name);
  composePreview(composition, { site, out, builds, by: authorHere(ROOT) });
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
  if (values.serve) await serve(out);
}

/** On the port of a remote: the local backend lets that in, and nobody else has it where remotes are under the site's own origin. */
async function serve(out: string): Promise<void> {
  const { serveFolder } = await import('../serve/serveFolder.ts');
  const port = allPorts().feed;
  await serveFolder({ folder: out, port, isApp: true });
  console.log(`\nThe preview is open: http://localhost:${port}   (with the backend of \`npm start\`; Ctrl-C ends it)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
