import * as v from 'valibot';
import { DOCUMENT, KEY, NAME_OF_MODULE, PREFIX, REMOTE_NAME, type Mount } from '@remotes-kit/runtime/mounts';
import { recordSchema } from '@remotes-kit/runtime/registry';

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** The part of a record that parseMounts reads. It stands here for programs: documents read it before there is a parser. */
const mountEntries = {
  /** The first segments of the paths that it owns. */
  prefixes: v.optional(v.array(text(PREFIX))),
  slot: v.optional(v.object({ above: text(REMOTE_NAME), exposed: text(NAME_OF_MODULE), emptyKey: text(KEY) })),
  document: v.optional(text(DOCUMENT)),
} satisfies Record<keyof Mount, v.GenericSchema>;

/** All of remotes.json: each remote's builds, and where its pages are. */
export const registryFileSchema = v.pipe(
  v.record(text(REMOTE_NAME), v.object({ ...recordSchema.entries, ...mountEntries })),
  v.minEntries(1),
);

export type RegistryFile = v.InferOutput<typeof registryFileSchema>;
