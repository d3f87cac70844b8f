import type { SiteConfig } from '../../contracts/config.ts';
import { checkSchool } from './checks/checkSchool.ts';
import { missingMedia } from './checks/missingMedia.ts';
import { lineOf, type Fault } from './fault.ts';
import { readFolder } from './sheets/readFolder.ts';
import type { Database } from './writing/database.ts';
import { journalOf } from './writing/journal.ts';
import { planOf, writeDocuments } from './writing/writeDocuments.ts';

interface ImportOptions {
  /** The site that the school is for; absent: its sheets are only checked. */
  site?: Pick<SiteConfig, 'images' | 'streams'> & { firebase: { projectId: string } };
  /** Called only when there is no fault; absent: nothing is written. */
  openDatabase?: () => Database;
  /** True: the site's hosts are requested for each picture and film. */
  isMediaChecked?: boolean;
}

/** Not in the spec: of more faults only their number is printed. */
const MOST_LINES = 200;

/**
 * Checks the sheets of a folder and, without a single fault, writes what is new or has changed. `print` gets what a terminal shows.
 * Rejects with all faults, before anything is written, or with what stopped the writing, which the same call then resumes.
 */
export async function importSchool(
  folder: string,
  { site, openDatabase, isMediaChecked = false }: ImportOptions,
  print: (line: string) => void,
): Promise<void> {
  const { files, faults: unread } = readFolder(folder);
  const { documents, faults } = checkSchool(files);
  const missing = site && isMediaChecked ? await missingMedia(files, site) : [];
  for (const { file, rows } of files) print(`Rows in ${file}: ${rows.length}`);
  const all = [...unread, ...faults, ...missing];
  if (all.length > 0) throw new Error(`${linesOf(all)}\nFaults: ${all.length}. Nothing was written.`);
  print(`${documents.length} documents, no fault.`);
  if (!site) return print('Nothing was written: --site <file> or --local says where.');

  const { projectId } = site.firebase;
  const journal = journalOf(folder, projectId);
  const { changed, dropped } = planOf(documents, journal.read());
  for (const path of dropped.slice(0, MOST_LINES)) print(`${path} is in no sheet any more: it stays in ${projectId}.`);
  if (!openDatabase)
    return print(`${changed.length} are new or have changed. Nothing was written to ${projectId}: --write does.`);
  const count = await writeDocuments(documents, openDatabase(), journal);
  print(`Written to ${projectId}: ${count}. There already: ${documents.length - count}.`);
}

function linesOf(faults: readonly Fault[]): string {
  const lines = faults.slice(0, MOST_LINES).map(lineOf);
  return [...lines, ...(faults.length > MOST_LINES ? ['…'] : [])].join('\n');
}
