import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** All that a provider counts for its bill. */
const COUNTED = ['reads', 'writes', 'databaseBytes', 'siteBytes', 'codes', 'videoMinutes', 'pictures'] as const;

const amount = v.pipe(v.number(), v.minValue(0));
const positive = v.pipe(v.number(), v.gtValue(0));
const text = v.pipe(v.string(), v.nonEmpty());

const schema = v.object({
  /** The day on which the prices were read. */
  readOn: v.pipe(v.string(), v.isoDate()),
  visits: v.object({ perDay: amount, daysPerMonth: amount, signInsPerVisit: amount, lessonsBegun: amount }),
  /** Seconds of the segments that the video host cuts films into, and counts. */
  videoSegmentS: positive,
  prices: v.pipe(
    v.array(
      v.object({ of: v.picklist(COUNTED), name: text, usd: amount, per: positive, freePerMonth: amount, source: text }),
    ),
    v.check((prices) => new Set(prices.map(({ of }) => of)).size === COUNTED.length, 'not one price of each kind'),
  ),
});

export type Counted = (typeof COUNTED)[number];
export type Prices = v.InferOutput<typeof schema>;

/** Reads prices.json. Throws one line that names the first field that is missing or wrong. */
export function readPrices(file: string | URL = new URL('prices.json', import.meta.url)): Prices {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`prices.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
