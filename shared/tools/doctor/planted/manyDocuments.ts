/** For tests: the school of the seed several times over, each copy with ids of its own, and users. */
import { isRecord } from '../../../contracts/isRecord.ts';
import type { SeedDocument } from '../../backend/seedDocuments.ts';
import { seedCatalogue } from '../../seed/seed.ts';
import { PARENTS } from '../checks/parents.ts';
import { CONTENT, USERS } from '../school.ts';
import { NOW } from './badSchool.ts';
import type { PlantedDefect } from './defects.ts';

/** The fields that name documents, in lists and maps too. */
const ID_FIELDS = new Set([...CONTENT.map(({ idField }) => idField), ...PARENTS.map(({ field }) => field)]);
/** Names no document (§3): the subcategory of the business topics. */
const NO_ID = 'default';

/** In the first copy, and as they are named there. */
export const PLANTED_AMONG_MANY: readonly PlantedDefect[] = [
  { check: 'lessonOrphan', at: 'level-videos-new/video-1500-0', fields: { levelId: 'gone' } },
  { check: 'playlistVideoOrphan', at: 'playlist-videos-new/clip-600-0', fields: { playlistId: 'gone' } },
  { check: 'levelCreatorMissing', at: 'levels-new/level-300-0', fields: { levelCreatorId: 'gone' } },
  { check: 'idTwice', at: 'feed-posts/post-140-0', fields: { id: 'post-139-0' } },
];

/** So many documents, whole copies of the school as far as they go. */
export function manyDocuments(count: number): SeedDocument[] {
  const school = seedCatalogue({ now: NOW });
  const copies = Array.from({ length: Math.floor(count / school.length) }, (_, copy) =>
    school.map(inCopy(copy)),
  ).flat();
  const planted = new Map(PLANTED_AMONG_MANY.map(({ at, fields }) => [at, fields]));
  const documents = copies.map(({ path, fields }) => ({ path, fields: { ...fields, ...planted.get(path) } }));
  return [...documents, ...Array.from({ length: count - documents.length }, (_, index) => userOf(index))];
}

const inCopy =
  (copy: number) =>
  ({ path, fields }: SeedDocument): SeedDocument => ({ path: `${path}-${copy}`, fields: withIds(fields, copy) });

const withIds = (fields: object, copy: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(name, value, copy)]));

function valueOf(name: string, value: unknown, copy: number): unknown {
  if (Array.isArray(value)) return value.map((item) => valueOf('', item, copy));
  if (isRecord(value) && !(value instanceof Date)) return withIds(value, copy);
  return ID_FIELDS.has(name) && typeof value === 'string' && value !== NO_ID ? `${value}-${copy}` : value;
}

function userOf(index: number): SeedDocument {
  const uid = `user-${index}`;
  const at = new Date(NOW);
  const fields = {
    uid,
    firstName: 'Sunita',
    mobile: '+919876543210',
    occupation: 'student',
    createdAt: at,
    lastLogin: at,
  };
  return { path: `${USERS}/${uid}`, fields };
}
