import * as v from 'valibot';
import type { RouteReads } from './earlyReads.ts';

const collection = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/));
const field = v.pipe(v.string(), v.regex(/^[\w.]{1,100}$/));
const value = v.pipe(v.string(), v.maxLength(300));

const readSchema = v.union([
  v.object({ collection, id: value }),
  v.object({
    collection,
    where: v.optional(v.pipe(v.array(v.tuple([field, v.union([value, v.boolean()])])), v.maxLength(10))),
    orderBy: v.optional(v.tuple([field, v.picklist(['asc', 'desc'])])),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
]);

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The early reads of a build. */
export const routeReadsSchema: v.GenericSchema<unknown, RouteReads[]> = v.pipe(
  v.array(
    v.object({
      pattern: v.pipe(v.string(), v.regex(/^(\/(:\w+\??|[\w-]+))+$/), v.maxLength(300)),
      reads: v.pipe(v.array(readSchema), v.maxLength(10)),
      media: v.optional(
        v.object({
          read: index,
          stream: field,
          idField: field,
          chosenBy: v.optional(field),
          linked: v.optional(index),
          isLesson: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
  v.maxLength(50),
);
