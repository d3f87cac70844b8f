import { POLICY_HEADER } from '../../../contracts/documents.ts';
import { documentHeaders, PERMISSIONS, policyOf } from '../../compose/headers.ts';
import type { SiteFile } from '../../compose/siteFile.ts';
import type { Finding } from '../finding.ts';
import { fetchFile, type FetchedFile } from '../reading/fetchFile.ts';
import { policiesIn, refusedSources, type Source } from './policy.ts';
import { checkRemotes } from './remotes.ts';
import type { CheckName } from './table.ts';

/** Google's host of the documents, as the page's policy has to name it. */
const DATABASE = 'https://firestore.googleapis.com';
const POLICY = 'Content-Security-Policy';

/** Compares the headers of a page of each document, of the service worker and of the remotes with those that the site is composed with. */
export async function checkLive(site: SiteFile): Promise<Finding[]> {
  // No hash of what documents have inline is known here: `npm run probe` compares these.
  const parts = { config: site.config, remoteOrigins: Object.values(site.origins), scripts: [], styles: [] };
  const { page, signIn, worker } = documentHeaders(parts);
  const ofPages = policiesIn(policyOf(parts))[0]!;
  const checkOf = ({ directive, source }: Source): CheckName => {
    if (source === `${site.config.images}/`) return 'policyPictures';
    if (source === `${site.config.streams}/`) return 'policyStreams';
    if (source === DATABASE) return 'policyDatabase';
    // Beyond what every page is allowed, sign-in's is allowed what its check for bots needs.
    return ofPages.get(directive)?.includes(source) ? 'policyOther' : 'policyBotCheck';
  };
  const ofPage = async (path: string, promised: Promised) => {
    const at = site.address + path;
    const file = await fetchFile(at);
    if (!isOfType(file, /^text\/html/)) return [{ check: 'siteUnreachable', at } satisfies Finding];
    return [...ofPolicy(site, at, file, promised, checkOf), ...ofOthers(site, at, file, promised)];
  };
  const home = await ofPage('/home', page);
  if (home.some(({ check }) => check === 'siteUnreachable')) return home;
  return [
    ...home,
    ...(await ofPage('/login', signIn)),
    ...(await ofWorker(site, worker)),
    ...(await checkRemotes(site)),
  ];
}

type Promised = Readonly<Record<string, string>>;

const isOfType = ({ isOk, headers }: FetchedFile, type: RegExp) => isOk && type.test(headers.get('content-type') ?? '');

/** A finding for each check, with the sources that are refused. */
function ofPolicy(
  { address }: SiteFile,
  at: string,
  { headers }: FetchedFile,
  promised: Promised,
  checkOf: (source: Source) => CheckName,
): Finding[] {
  const refused = policiesIn(promised[POLICY] ?? '').flatMap((policy) =>
    refusedSources(policy, policiesIn(headers.get(POLICY)), address),
  );
  const checks = [...new Set(refused.map(checkOf))];
  return checks.map((check) => {
    const ofCheck = refused.filter((source) => checkOf(source) === check);
    return { check, at, field: ofCheck.map(({ directive, source }) => `${directive} ${source}`.trim()).join(', ') };
  });
}

/** The other headers by which a page works. */
function ofOthers({ address }: SiteFile, at: string, { headers }: FetchedFile, promised: Promised): Finding[] {
  const integrity = 'Integrity-Policy';
  // A page of which the service worker cannot say whose policy it has is not saved.
  const unsaved = [POLICY, POLICY_HEADER].find(
    (name) => !headers.has(name) || (name === POLICY_HEADER && headers.get(name) !== promised[name]),
  );
  const live = featuresIn(headers.get('permissions-policy') ?? '');
  const refused = [...featuresIn(PERMISSIONS)].flatMap(([feature, allowed]) => {
    const given = live.get(feature);
    const isRefused = allowed !== '()' && given !== undefined && !/\*|\bself\b/.test(given) && !given.includes(address);
    return isRefused ? [feature] : [];
  });
  return [
    ...(unsaved ? [{ check: 'pageNotSaved', at, field: unsaved } satisfies Finding] : []),
    ...(headers.has(integrity) && !(integrity in promised)
      ? [{ check: 'integrityEnforced', at } satisfies Finding]
      : []),
    ...(refused.length > 0 ? [{ check: 'permissionRefused', at, field: refused.join(', ') } satisfies Finding] : []),
  ];
}

/** The features of a Permissions-Policy, with whom each is for. */
const featuresIn = (header: string): Map<string, string> =>
  new Map(header.split(',').map((text) => text.trim().split('=') as [string, string]));

async function ofWorker(site: SiteFile, promised: Promised): Promise<Finding[]> {
  const at = `${site.address}/sw.js`;
  const file = await fetchFile(at, { mostBytes: 0 });
  if (!isOfType(file, /javascript/)) return [{ check: 'workerMissing', at }];
  return ofPolicy(site, at, file, promised, () => 'policyWorker');
}
