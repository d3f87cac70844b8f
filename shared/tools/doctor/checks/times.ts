import * as v from 'valibot';
import { DAY_MS } from '../../../contracts/time.ts';
import { time } from '../../../data/schema/fields.ts';
import { decodeValue } from '../../../firebase/restValues.ts';
import { isRecord } from '../../../contracts/isRecord.ts';
import { asObject } from '../../backend/json.ts';
import type { Finding, Mend } from '../finding.ts';
import { CONTENT, timeFieldOf, type Item, type School } from '../school.ts';
import type { CheckName } from './table.ts';

/** The checks of a time that is no timestamp, by the type that the REST API names. */
const OTHER_TYPES: Readonly<Record<string, CheckName>> = {
  mapValue: 'timeMap',
  integerValue: 'timeNumber',
  doubleValue: 'timeNumber',
  stringValue: 'timeText',
};

/** Before this year nobody made a document of the school: such a number is none of milliseconds. */
const EARLIEST_MS = Date.UTC(2000, 0);

/** The fields that lists are ordered by. */
export function checkTimes(school: School, nowMs: number): Finding[] {
  return CONTENT.flatMap((content) => {
    const items = school.items.get(content.collection.name) ?? [];
    const path = timeFieldOf(content);
    const reads = (item: Item) => content.lists(item.data).map(({ read }) => read.orderBy);
    const ordered = items.filter((item) => reads(item).some((orderBy) => orderBy));
    const types = new Set(ordered.flatMap((item) => typeOf(storedAt(item, path)) ?? []));
    return [
      ...items.flatMap((item) => ofItem(item, path, reads(item), nowMs)),
      ...(types.size > 1 ? [{ check: 'timeMixed', at: content.collection.name, field: path } satisfies Finding] : []),
    ];
  });
}

/** `orders`: those of the lists that show it, undefined for a list that the page sorts, where all forms of times are alike. */
function ofItem(item: Item, path: string, orders: readonly unknown[], nowMs: number): Finding[] {
  const stored = storedAt(item, path);
  const found = (check: CheckName, mend?: Mend): Finding[] => [
    { check, at: item.at, field: path, ...(mend && { mend }) },
  ];
  if (stored === undefined)
    return found(orders[0] ? 'timeMissing' : 'timeMissingLast', timestampAt(item, path, item.createTime));
  const type = typeOf(stored)!;
  const millis = v.parse(time, decodeValue(stored));
  if (type === 'timestampValue') return millis !== undefined && millis > nowMs + DAY_MS ? found('timeAhead') : [];
  if (millis !== undefined && orders.every((orderBy) => !orderBy)) return [];
  const meant = millis ?? exportedMillis(stored);
  const text = meant !== undefined && meant >= EARLIEST_MS ? textOf(meant, stored) : undefined;
  const check = millis === undefined ? 'timeUnreadable' : (OTHER_TYPES[type] ?? 'timeUnreadable');
  return found(check, timestampAt(item, path, text));
}

/** `{_seconds, _nanoseconds}`, as the Admin SDK's timestamps are written as JSON. The site reads no time in it. */
function exportedMillis(stored: object): number | undefined {
  const map = decodeValue(stored);
  return isRecord(map) && '_seconds' in map
    ? v.parse(time, { seconds: map._seconds, nanoseconds: map._nanoseconds })
    : undefined;
}

/** A time as the REST API writes it, to the nanosecond where the stored map has them. */
function textOf(millis: number, stored: object): string | undefined {
  if (!Number.isFinite(new Date(millis).getTime())) return undefined;
  const map = decodeValue(stored);
  const nanoseconds = isRecord(map) ? (map.nanoseconds ?? map._nanoseconds) : undefined;
  const text = new Date(millis).toISOString();
  return typeof nanoseconds === 'number' && Number.isInteger(nanoseconds) && nanoseconds >= 0 && nanoseconds < 1e9
    ? `${text.slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`
    : text;
}

/** Undefined where no time is known, or where the map around the field is something else. */
function timestampAt({ fields }: Item, path: string, text: string | undefined): Mend | undefined {
  if (text === undefined) return undefined;
  const value = { timestampValue: text };
  const [outer = '', inner] = path.split('.');
  if (inner === undefined) return { field: path, value };
  if (fields[outer] === undefined) return { field: outer, value: { mapValue: { fields: { [inner]: value } } } };
  return 'mapValue' in asObject(fields[outer]) ? { field: path, value } : undefined;
}

/** The stored value of a field, as a path of at most two names. */
export function storedAt({ fields }: Pick<Item, 'fields'>, path: string): object | undefined {
  const [outer = '', inner] = path.split('.');
  const first = fields[outer];
  const found = inner === undefined ? first : asObject(asObject(asObject(first).mapValue).fields)[inner];
  return isRecord(found) ? found : undefined;
}

const typeOf = (stored: object | undefined): string | undefined => stored && Object.keys(stored)[0];
