/** The directives of a Content-Security-Policy, by name. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** A source of a directive. */
export interface Source {
  directive: string;
  source: string;
}

/** Reads the policies of a header, all of which count; none of an absent one. */
export const policiesIn = (header: string | null): Policy[] =>
  (header ?? '')
    .split(',')
    .map(policyIn)
    .filter(({ size }) => size > 0);

function policyIn(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const [name = '', ...sources] of text.split(';').map((part) => part.trim().split(/\s+/)))
    // Of two with one name the first counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  return directives;
}

/** Directives that forbid more where a policy has them and the promised one does not. */
const FORBIDDING = ['require-trusted-types-for', 'sandbox'];
/** Nothing that a page does depends on where browsers report to. */
const REPORTING = ['report-to', 'report-uri'];

/** Returns the sources that a policy lets in and the policies of a page of `origin` do not. */
export function refusedSources(promised: Policy, live: readonly Policy[], origin: string): Source[] {
  const sources = [...promised]
    .filter(([directive]) => !REPORTING.includes(directive))
    .flatMap(([directive, given]) => given.map((source) => ({ directive, source })))
    .filter(({ source }) => source !== "'none'");
  const added = FORBIDDING.filter(
    (directive) => !promised.has(directive) && live.some((policy) => policy.has(directive)),
  );
  return [
    ...sources.filter((each) => !live.every((policy) => isAllowed(each, policy, origin))),
    ...added.map((directive) => ({ directive, source: '' })),
  ];
}

const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src'],
  'frame-src': ['child-src'],
};

function isAllowed({ directive, source }: Source, policy: Policy, origin: string): boolean {
  const fallbacks = directive.endsWith('-src') ? [...(FALLBACKS[directive] ?? []), 'default-src'] : [];
  const given = [directive, ...fallbacks].map((name) => policy.get(name)).find((sources) => sources);
  if (!given) return true;
  // A hash switches it off.
  if (source === "'unsafe-inline'")
    return given.includes(source) && !given.some((each) => /^'(sha\d+|nonce)-/.test(each));
  if (given.includes(source)) return true;
  const url = source === "'self'" ? origin : source;
  return URL.canParse(url) && given.some((each) => covers(each === "'self'" ? origin : each, new URL(url)));
}

const HOST_SOURCE = /^(?:(https?):\/\/)?((?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/.*)?$/i;

/** True where a source, such as `https://*.example/films/`, has an address in it. A path without a slash at its end is one address. */
function covers(given: string, { protocol, hostname, port, pathname }: URL): boolean {
  if (!protocol.startsWith('http')) return false;
  if (given === '*' || given === protocol) return true;
  const [, scheme, host, ownPort = '', path = '/'] = HOST_SOURCE.exec(given) ?? [];
  if (!host) return false;
  return (
    (!scheme || `${scheme}:` === protocol || scheme === 'http') &&
    (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host) &&
    (ownPort === '*' || ownPort === port) &&
    (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
  );
}
