import { parseRegistry } from '@remotes-kit/runtime/registry';
import type { SiteFile } from '../../compose/siteFile.ts';
import type { Finding } from '../finding.ts';
import { atOnce } from '../reading/atOnce.ts';
import { fetchFile, isReadableBy } from '../reading/fetchFile.ts';

/** Requests the entries of remotes that have origins of their own, as a page of the site loads them. */
export async function checkRemotes({ address, origins }: SiteFile): Promise<Finding[]> {
  if (Object.keys(origins).length === 0) return [];
  const at = `${address}/remotes.json`;
  const registry = parseRegistry(jsonIn((await fetchFile(at)).text), { origins: Object.values(origins) });
  if (!registry) return [{ check: 'remoteRefused', at }];
  const refused = await atOnce(Object.entries(registry), async ([name, { entry }]) => {
    if (entry.startsWith('/')) return [];
    const file = await fetchFile(entry, { origin: address, mostBytes: 0 });
    return file.isOk && isReadableBy(file, address) ? [] : [name];
  });
  return refused.flat().map((field) => ({ check: 'remoteRefused', at, field }));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
