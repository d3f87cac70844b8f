/**
 * The place of the pages of a remote. The registry says it, not the shell's build: a shell also shows remotes that are newer
 * than itself.
 */
export interface Mount {
  /** The first segments of the paths it owns. */
  readonly prefixes: readonly string[];
  /** One exposed component is shown above the screens of another remote. */
  readonly slot?: {
    readonly above: string;
    readonly exposed: string;
    /** The key under which the device remembers that the slot was empty at the last visit. */
    readonly emptyKey: string;
  };
  /** Its pages are a document of their own, of this name, with a policy of its own. */
  readonly document?: string;
}

/** By the names of the remotes. */
export type Mounts = Readonly<Record<string, Mount>>;

/** The name of a remote: part of URLs, of custom properties and of keys. */
export const REMOTE_NAME = /^[a-z][a-zA-Z]{1,19}$/;
export const PREFIX = /^\/[a-z][a-z-]{1,29}$/;
export const NAME_OF_MODULE = /^[A-Z]\w{0,39}$/;
export const KEY = /^[a-z]+\.\w{1,40}$/;
export const DOCUMENT = /^[a-zA-Z]\w{0,19}$/;

/** The mounts that a registry names. Never throws: a malformed one is omitted, and its remote has no pages. */
export function parseMounts(registry: unknown): Mounts {
  const mounts: Record<string, Mount> = {};
  for (const [name, record] of Object.entries(isRecord(registry) ? registry : {})) {
    if (!REMOTE_NAME.test(name) || !isRecord(record) || !Array.isArray(record.prefixes)) continue;
    const { slot, document } = record;
    mounts[name] = {
      prefixes: record.prefixes.filter((prefix) => matches(prefix, PREFIX)),
      ...(isSlot(slot) && { slot: { above: slot.above, exposed: slot.exposed, emptyKey: slot.emptyKey } }),
      ...(matches(document, DOCUMENT) && { document }),
    };
  }
  return mounts;
}

/** The remote that owns a path; undefined where none does. Whole segments only: '/reels' is not '/reel'. */
export function ownerOf(mounts: Mounts, pathname: string): string | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return Object.keys(mounts).find((name) => mounts[name]!.prefixes.includes(first));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

const isSlot = (value: unknown): value is NonNullable<Mount['slot']> =>
  isRecord(value) &&
  matches(value.above, REMOTE_NAME) &&
  matches(value.exposed, NAME_OF_MODULE) &&
  matches(value.emptyKey, KEY);
