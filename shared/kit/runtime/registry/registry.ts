import * as v from 'valibot';
import { HASH } from './hash.ts';
import { REMOTE_NAME } from './mounts.ts';

/** Requirements of the page that reads a registry; they come with its own document. */
export interface RegistryRules {
  /** Origins that remotes may come from beside the page's own. */
  origins?: readonly string[];
  /** The lowest release of each remote that may still be shown: an old registry cannot bring a vulnerable build back. */
  floors?: Readonly<Record<string, number | undefined>>;
}

/** Paths of the shell's origin or whole http(s) URLs, each as one pattern: JSON Schema takes no second one. */
const SCRIPT_URL = /^(?!.*\.\.)(\/(?!\/)|https?:\/\/[\w.:-]+\/)[^\s"'<>\\?#]*\.js$/;
const SHEET_URL = /^(?!.*\.\.)(\/(?!\/)|https?:\/\/[\w.:-]+\/)[^\s"'<>\\?#]*\.css$/;
const url = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(500), v.regex(pattern));
const scriptUrl = url(SCRIPT_URL);
const sheetUrl = url(SHEET_URL);
const hash = v.pipe(v.string(), v.regex(HASH));

/** One built version of a remote: where it is and what it needs. URLs are paths of the shell's origin or whole http(s) URLs. */
const buildSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  /** Counts the releases of this remote; a floor names the lowest that is still allowed. */
  release: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** For pages of shells from before `missing`. */
  contract: v.pipe(v.number(), v.integer()),
  /** Names that it uses and the live shell does not provide: such a build is refused. */
  missing: v.optional(v.array(v.string())),
  /** The federation entry, a hashed JavaScript file. */
  entry: scriptUrl,
  /** JavaScript that the first screen needs besides the entry. */
  preload: v.optional(v.pipe(v.array(scriptUrl), v.maxLength(100)), []),
  css: v.optional(v.pipe(v.array(sheetUrl), v.maxLength(100)), []),
  /** The hash of every script, lazy ones too. A page refuses a build whose hashes its document does not know. */
  integrity: v.optional(v.record(scriptUrl, hash), {}),
  /** Declared by its screens, for a document that reads before any module has run: passed on as it is, for the reader to parse. */
  earlyReads: v.optional(v.unknown()),
  /** The module that draws its first screen before React does. Malformed, it is omitted. */
  drawnScreen: v.optional(v.fallback(v.optional(scriptUrl), undefined)),
});

/** A remote in a registry. */
export const recordSchema = v.object({
  ...buildSchema.entries,
  /** The previous version: visitors get it where the current one does not load. */
  fallback: v.optional(v.fallback(v.optional(buildSchema), undefined)),
  /** A version that only this share of the visitors gets. */
  canary: v.optional(
    v.fallback(
      v.optional(v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), build: buildSchema })),
      undefined,
    ),
  ),
  /** Stored builds that a reviewer may have in a tab (docs/decisions/043). */
  reviewable: v.optional(v.fallback(v.optional(v.pipe(v.array(buildSchema), v.maxLength(10))), undefined)),
  /** Set = the remote is off, and visitors read this text. */
  disabled: v.optional(v.pipe(v.string(), v.maxLength(300))),
  /** The lowest release that pages made from now on accept. */
  floor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type RemoteBuild = v.InferOutput<typeof buildSchema>;
export type RemoteRecord = v.InferOutput<typeof recordSchema>;
/** By the names of the remotes; where their pages are is read apart (mounts.ts). */
export type Registry = Record<string, RemoteRecord>;

/** Never throws: a malformed record, or one that breaks the rules, costs its remote only. Undefined when the whole is no registry. */
export function parseRegistry(value: unknown, rules: RegistryRules = {}): Registry | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const registry: Registry = {};
  for (const [name, given] of Object.entries(value)) {
    const record = parseRecord(given, rules.origins ?? [], rules.floors?.[name] ?? 1);
    if (record && REMOTE_NAME.test(name)) registry[name] = record;
  }
  return Object.keys(registry).length > 0 ? registry : undefined;
}

function parseRecord(value: unknown, origins: readonly string[], floor: number): RemoteRecord | undefined {
  const parsed = v.safeParse(recordSchema, value);
  if (!parsed.success) return undefined;
  const { fallback, canary, reviewable, ...record } = parsed.output;
  const isAllowed = (build: RemoteBuild) =>
    build.release >= floor && urlsOf(build).every((text) => isFrom(text, origins));
  if (!isAllowed(record)) return undefined;
  const clean = <Build extends RemoteBuild>(build: Build) => withoutForeignScreen(build, origins);
  return {
    ...clean(record),
    ...(fallback && isAllowed(fallback) && { fallback: clean(fallback) }),
    ...(canary && isAllowed(canary.build) && { canary: { ...canary, build: clean(canary.build) } }),
    ...(reviewable && { reviewable: reviewable.filter(isAllowed).map(clean) }),
  };
}

/** A drawn screen of another origin is no reason to refuse a build. */
function withoutForeignScreen<Build extends RemoteBuild>(build: Build, origins: readonly string[]): Build {
  const { drawnScreen, ...rest } = build;
  return drawnScreen && isFrom(drawnScreen, origins) ? build : (rest as Build);
}

const urlsOf = (build: RemoteBuild) => [build.entry, ...build.preload, ...build.css, ...Object.keys(build.integrity)];

const isFrom = (text: string, origins: readonly string[]) =>
  text.startsWith('/') || origins.includes(new URL(text).origin);

/** The build alone, without what the registry adds to the current one. */
export function buildOf(record: RemoteRecord): RemoteBuild {
  const { version, release, contract, missing, entry, preload, css, integrity, earlyReads, drawnScreen } = record;
  return {
    version,
    release,
    contract,
    ...(missing && { missing }),
    entry,
    preload,
    css,
    integrity,
    ...(earlyReads !== undefined && { earlyReads }),
    ...(drawnScreen && { drawnScreen }),
  };
}

/** All builds that a record names: the live one, the one before, the canary's, and those for reviewers. */
export const namedBuilds = (record: RemoteRecord): RemoteBuild[] =>
  [record, record.fallback, record.canary?.build, ...(record.reviewable ?? [])].filter((build) => build !== undefined);

/** True where the live shell has what the build uses. A page's document knows no build that was not compared with its own shell. */
export const fitsShell = (build: RemoteBuild) => !build.missing;
