import * as v from 'valibot';
import { CONTRACT_VERSION } from './remote.ts';
import { REMOTE_NAMES, type RemoteName } from './remotes.ts';

/** Where one remote is and what it needs. URLs are paths of the shell's origin or whole http(s) URLs. */
const recordSchema = v.object({
  version: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  /** The federation entry, a hashed JavaScript file. */
  entry: v.pipe(v.string(), v.check(isScriptUrl)),
  /** JavaScript that the first screen needs besides the entry. */
  preload: v.optional(v.array(v.pipe(v.string(), v.check(isScriptUrl))), []),
  css: v.optional(v.array(v.string()), []),
});

export type RemoteRecord = v.InferOutput<typeof recordSchema>;
export type Registry = Partial<Record<RemoteName, RemoteRecord>>;

/** Total: a malformed record costs its remote only. Returns undefined when the whole is not a registry. */
export function parseRegistry(value: unknown): Registry | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const registry: Registry = {};
  for (const name of REMOTE_NAMES) {
    const parsed = v.safeParse(recordSchema, (value as Record<string, unknown>)[name]);
    if (parsed.success) registry[name] = parsed.output;
  }
  return Object.keys(registry).length > 0 ? registry : undefined;
}

/** A remote made for a newer contract than the shell's would call what is not there. */
export const isTooNew = (record: RemoteRecord) => record.contract > CONTRACT_VERSION;

function isScriptUrl(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)[^\s"'<>\\]+\.js$/.test(url) && !url.includes('..');
}
