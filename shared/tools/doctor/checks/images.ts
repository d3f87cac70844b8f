import type { Finding } from '../finding.ts';
import { atOnce } from '../reading/atOnce.ts';
import { fetchFile } from '../reading/fetchFile.ts';
import { picturesAt } from './mediaIds.ts';
import type { CheckName } from './table.ts';

/** Requests both variants of each picture. */
export async function checkImages(host: string, images: ReadonlyMap<string, string>): Promise<Finding[]> {
  const found = await atOnce([...images], async ([id, at]): Promise<Finding[]> => {
    const check = await ofPicture(host, id);
    return check ? [{ check, at, field: `picture ${id}` }] : [];
  });
  return found.flat();
}

async function ofPicture(host: string, id: string): Promise<CheckName | undefined> {
  const urls = picturesAt(host, id);
  const whole = await fetchFile(urls.public, { mostBytes: 0 });
  if (!whole.isOk) return 'pictureMissing';
  if (!whole.headers.get('content-type')?.startsWith('image/')) return 'pictureOtherType';
  const small = await fetchFile(urls.small, { mostBytes: 0 });
  return small.isOk ? undefined : 'pictureSmallMissing';
}
