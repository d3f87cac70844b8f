import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { androidApp, assetLinks } from './assetLinks.ts';
import { hosts } from '@remotes-kit/release/foreignHosts';

const origin = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+$/));
const host = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(\/[\w./?=&,-]*)?$/));
/** A path of the site, which Hosting has to rewrite to a collector, or a collector's address. */
const reportsUrl = v.union([host, v.pipe(v.string(), v.regex(/^\/[\w/-]+$/))]);

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

/** The site that a file describes. Throws, in words for a terminal, where there is none. */
export function readSite(file: string): SiteFile {
  if (file && !existsSync(file)) throw new Error(`${file} is not there: make it of shared/firebase/site.example.json`);
  const site = parseSite(jsonIn(file));
  if (site.success) return site.output;
  throw new Error(
    `${file || 'No --site'} does not describe a site (see shared/firebase/site.example.json): ${v.summarize(site.issues)}`,
  );
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
