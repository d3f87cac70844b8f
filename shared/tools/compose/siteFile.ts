import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Retention } from '../../contracts/config.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { androidApp, assetLinks } from './assetLinks.ts';
import { hosts } from '@remotes-kit/release/foreignHosts';

const origin = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+$/));
const host = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(\/[\w./?=&,-]*)?$/));
/** A path of the site, which Hosting has to rewrite to a collector, or a collector's address. */
const reportsUrl = v.union([host, v.pipe(v.string(), v.regex(/^\/[\w/-]+$/))]);

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Not in the spec: what a complaint may take; the law's own bound is an owner's question (docs/privacy.md). */
const MAX_DAYS = 90;

const contact = v.object({
  address: filled,
  phone: filled,
  email: v.pipe(v.string(), v.email()),
  grievanceOfficer: filled,
  daysToAnswer: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)),
});

const RETENTIONS = ['atOnce', 'sealedYear'] as const satisfies readonly Retention[];

const fields = v.object({
  address: origin,
  origins: v.optional(v.record(v.picklist(REMOTE_NAMES), origin), {}),
  hosts: v.optional(hosts, []),
  android: v.optional(androidApp),
  reviewable: v.optional(v.record(v.picklist(REMOTE_NAMES), v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))))),
  config: v.object({
    firebase: v.object({ apiKey: v.string(), authDomain: v.string(), projectId: v.string(), appId: v.string() }),
    images: host,
    streams: host,
    countries: host,
    flags: host,
    contact: v.optional(contact),
    retention: v.optional(v.picklist(RETENTIONS)),
    appCheck: v.optional(v.object({ siteKey: v.pipe(v.string(), v.regex(/^[\w-]+$/)) })),
    reports: v.optional(
      v.object({
        url: reportsUrl,
        share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        policyUrl: v.optional(reportsUrl),
      }),
    ),
  }),
});

/** The app becomes what a site says of it. */
const siteSchema = v.pipe(
  fields,
  v.transform(({ android, ...site }) => ({
    ...site,
    ...(android && { wellKnown: { 'assetlinks.json': assetLinks(android) } }),
  })),
);

/** The site that parseSite returns. */
export type SiteFile = v.InferOutput<typeof siteSchema>;

/** Parses the file that a site in production is made with: shared/firebase/site.example.json. Never throws. */
export const parseSite = (value: unknown) => v.safeParse(siteSchema, value);

/**
 * The site that a file describes. Throws, in words for a terminal, where there is none; for one that `isHosted`, that learners will see, also
 * where something of the example was not filled in.
 */
export function readSite(file: string, { isHosted = false } = {}): SiteFile {
  if (file && !existsSync(file)) throw new Error(`${file} is not there: make it of shared/firebase/site.example.json`);
  const site = parseSite(jsonIn(file));
  const left = site.success && isHosted ? placeholdersIn(site.output) : [];
  if (left.length > 0)
    throw new Error(`${file} has what is still to be filled in (docs/own-school.md): ${left.join(', ')}`);
  if (site.success) return site.output;
  throw new Error(
    `${file || 'No --site'} does not describe a site (see shared/firebase/site.example.json): ${v.summarize(site.issues)}`,
  );
}

/** The fields that are as in the example: its words, and hosts of the name that no DNS has (RFC 2606). A missing contact is one. */
export function placeholdersIn({ config, ...site }: SiteFile): string[] {
  const lacksContact = config.contact ? [] : ['config.contact'];
  return [...lacksContact, ...unfilled(site, ''), ...unfilled(config, 'config.')];
}

const PLACEHOLDER = /^from the Firebase console$|^to be filled in$|\.example\b/;

const unfilled = (value: object, path: string): string[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'string') return PLACEHOLDER.test(inner) ? [path + name] : [];
    return inner !== null && typeof inner === 'object' ? unfilled(inner, `${path}${name}.`) : [];
  });

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
