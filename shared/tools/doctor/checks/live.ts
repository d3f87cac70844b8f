import type { Finding } from '../finding.ts';
import { fetchFile } from '../reading/fetchFile.ts';
import type { Target } from '../reading/target.ts';
import type { CheckName } from './table.ts';

/** Google's host of the documents, as the page's policy has to name it. */
const DATABASE = 'https://firestore.googleapis.com/';
const PATH = '/home';

/** Reads the headers of the site's first page. */
export async function checkLive(address: string, { images, streams }: Target): Promise<Finding[]> {
  const page = await fetchFile(address + PATH);
  const found = (check: CheckName): Finding => ({ check, at: address + PATH });
  if (!page.isOk || !page.headers.get('content-type')?.startsWith('text/html')) return [found('siteUnreachable')];
  const policies = (page.headers.get('content-security-policy') ?? '').split(',').filter((policy) => policy.trim());
  const isAllowed = (directive: string, url: string) => policies.every((policy) => allows(policy, directive, url));
  return [
    ...(isAllowed('img-src', `${images}/`) ? [] : [found('policyPictures')]),
    ...(isAllowed('connect-src', `${streams}/`) ? [] : [found('policyStreams')]),
    ...(isAllowed('connect-src', DATABASE) ? [] : [found('policyDatabase')]),
  ];
}

/** True where a policy lets a page load what is at an address: its directive names the address, or the beginning of it. */
function allows(policy: string, directive: string, url: string): boolean {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  const sources = (
    directives.find(([name]) => name === directive) ?? directives.find(([name]) => name === 'default-src')
  )?.slice(1);
  return !sources || sources.some((source) => source === '*' || source === 'https:' || url.startsWith(source.endsWith('/') ? source : `${source}/`)); // prettier-ignore
}
