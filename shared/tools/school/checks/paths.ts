import { isRecord } from '../../../contracts/isRecord.ts';

type Path = readonly string[];

/** Numbers in a path are those of list items, from 1. */
const isIndex = (name: string | undefined): boolean => name !== undefined && /^\d+$/.test(name);

/** The values in maps and lists, each at its path. A list item that is missing before another is an empty text. */
export function nested(values: Iterable<readonly [path: Path, value: unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of values) put(root, path, value);
  return root;
}

function put(holder: Record<string, unknown> | unknown[], [name = '', ...rest]: Path, value: unknown): void {
  const inner = rest.length === 0 ? value : (ownValue(holder, name) ?? (isIndex(rest[0]) ? [] : {}));
  if (Array.isArray(holder)) {
    while (holder.length < Number(name) - 1) holder.push('');
    holder[Number(name) - 1] = inner;
  } else holder[name] = inner;
  if (rest.length > 0 && isRecord(inner)) put(inner, rest, value);
}

/** The value at a path; undefined where there is none. */
export const valueAt = (root: unknown, path: Path): unknown => path.reduce(ownValue, root);

function ownValue(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return isIndex(name) ? (holder[Number(name) - 1] as unknown) : undefined;
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}
