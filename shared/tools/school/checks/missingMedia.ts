import { imageId, streamId } from '../../../data/schema/fields.ts';
import { MAIN_PLAYLIST } from '../../../media/urls.ts';
import { quoted, type Fault } from '../fault.ts';
import type { SheetFile } from '../sheets/readFolder.ts';
import { referredBy, type Sheet } from '../sheets/sheets.ts';

/** Not in the spec: a host that is slower does not have the file for us. */
const DEADLINE_MS = 20_000;
/** Not in the spec: so many requests at a time. */
const AT_ONCE = 8;

interface Hosts {
  images: string;
  streams: string;
}

/** The cells with a picture or a film that the site's hosts do not have: each is requested once (§7). */
export async function missingMedia(files: readonly SheetFile[], hosts: Hosts): Promise<Fault[]> {
  const places = new Map<string, Fault[]>();
  for (const { file, sheet, rows } of files)
    for (const { number: row, cells } of rows)
      for (const [column, cell] of cells) {
        const url = urlOf(sheet, column, String(cell), hosts);
        if (url === undefined) continue;
        const text = `${quoted(cell)} is not there: ${url}`;
        places.set(url, [...(places.get(url) ?? []), { file, row, column, text }]);
      }
  const waiting = [...places.keys()];
  const missing: Fault[] = [];
  const ask = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      if (!(await isThere(url))) missing.push(...places.get(url)!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return missing;
}

function urlOf(sheet: Sheet, column: string, id: string, { images, streams }: Hosts): string | undefined {
  const [name = ''] = column.split('.');
  const schema = sheet.entries[name];
  if (schema === streamId) return `${streams}/${encodeURIComponent(id)}/manifest/${MAIN_PLAYLIST}`;
  const isPicture = name === 'imageIds' || (schema === imageId && name !== sheet.idField && !referredBy(sheet, column));
  return isPicture ? `${images}/${encodeURIComponent(id)}/public` : undefined;
}

async function isThere(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
