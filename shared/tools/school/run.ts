/**
 * `npm run school -- <folder>`: checks a folder of sheets, says every fault with its sheet, row and column, and writes nothing.
 * --site your-site.json or --local says where: then also how much is new or has changed. --write writes it there, unless there is a fault.
 * --media also requests every picture and the manifest of every film.
 */
import { parseArgs } from 'node:util';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { readSite, type SiteFile } from '../release/siteFile.ts';
import { checkSchool } from './checks/checkSchool.ts';
import { missingMedia } from './checks/missingMedia.ts';
import { lineOf, type Fault } from './fault.ts';
import { readFolder } from './sheets/readFolder.ts';
import { localDatabase, projectDatabase } from './writing/database.ts';
import { journalOf } from './writing/journal.ts';
import { planOf, writeDocuments } from './writing/writeDocuments.ts';

const USAGE = 'npm run school -- <folder> [--site <file> or --local] [--media] [--write]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    local: { type: 'boolean', default: false },
    media: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(`Which folder? ${USAGE}`);
  const config = configOf();
  if ((values.write || values.media) && !config) throw new Error(`Where? ${USAGE}`);

  const { files, faults: unread } = readFolder(folder);
  const { documents, faults } = checkSchool(files);
  const media = config && values.media ? await missingMedia(files, config) : [];
  const all = [...unread, ...faults, ...media];
  for (const { file, rows } of files) console.log(`${file}: ${rows.length} rows`);
  if (all.length > 0) throw new Error(`${linesOf(all)}\n${all.length} faults. Nothing was written.`);

  const project = config?.firebase.projectId;
  console.log(`${documents.length} documents, no fault.`);
  if (project === undefined) return console.log('Nothing was written: --site <file> or --local says where.');
  const journal = journalOf(folder, project);
  const { changed, dropped } = planOf(documents, journal.read());
  if (dropped.length > 0)
    console.log(
      `${dropped.length} that were written before are in no sheet now, and stay: ${dropped.slice(0, 5).join(', ')}`,
    );
  if (!values.write)
    return console.log(`${changed.length} are new or have changed. Nothing was written to ${project}: --write does.`);
  const count = await writeDocuments(documents, values.local ? localDatabase() : projectDatabase(project), journal);
  console.log(`${count} written to ${project}, ${documents.length - count} were there as they are.`);
}

function configOf(): SiteFile['config'] | undefined {
  if (values.local && values.site !== undefined) throw new Error(`--site or --local, not both. ${USAGE}`);
  if (values.local) return LOCAL_CONFIG;
  return values.site === undefined ? undefined : readSite(values.site).config;
}

const MOST_LINES = 200;

function linesOf(faults: readonly Fault[]): string {
  const lines = faults.slice(0, MOST_LINES).map(lineOf);
  return [...lines, ...(faults.length > MOST_LINES ? ['…'] : [])].join('\n');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
