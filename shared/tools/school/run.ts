/**
 * `npm run school -- <folder>`: checks a folder of sheets, says every fault with its sheet, row and column, and writes nothing.
 * --site your-site.json or --local says where: then also how much is new or has changed. --write writes it there, unless there is a fault.
 * --media also requests every picture and the manifest of every film.
 */
import { parseArgs } from 'node:util';
import { localConfig } from '../build/siteHtml.ts';
import { allPorts } from '../ports/ports.ts';
import { readSite } from '../compose/siteFile.ts';
import { importSchool } from './importSchool.ts';
import { localDatabase, projectDatabase } from './writing/database.ts';

const USAGE = 'npm run school -- <folder> [--site <file> or --local] [--media] [--write]';
const OPTIONS = {
  site: { type: 'string' },
  local: { type: 'boolean', default: false },
  media: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

function parsedArgs() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Error(`${USAGE}\n${(error as Error).message}`, { cause: error });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parsedArgs();
  const { site: file, local, media, write } = values;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(`Which folder? ${USAGE}`);
  if (local && file !== undefined) throw new Error(`--site or --local, not both. ${USAGE}`);
  const site = local ? localConfig(allPorts()) : file === undefined ? undefined : readSite(file).config;
  if ((write || media) && !site) throw new Error(`Where? ${USAGE}`);
  const openDatabase = () => (local || !site ? localDatabase() : projectDatabase(site.firebase.projectId));
  const options = { site, openDatabase: write ? openDatabase : undefined, isMediaChecked: media };
  await importSchool(folder, options, (line) => console.log(line));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
