import { checkDeployed } from './checks/deployed.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkFields } from './checks/fields.ts';
import { checkImages } from './checks/images.ts';
import { checkLive } from './checks/live.ts';
import { mediaIdsIn } from './checks/mediaIds.ts';
import { checkPages } from './checks/pages.ts';
import { checkReferences } from './checks/references.ts';
import { checkStreams } from './checks/streams.ts';
import { checkTimes } from './checks/times.ts';
import { checkUsers } from './checks/users.ts';
import type { Finding } from './finding.ts';
import { readCollection, type Reads } from './reading/readCollection.ts';
import type { Target } from './reading/target.ts';
import { CONTENT, itemsOf, USERS, type School } from './school.ts';

/** The collections that are read, each document once. */
export const COLLECTIONS: readonly string[] = [...CONTENT.map(({ collection }) => collection.name), USERS];

/** Reads all documents. Throws RefusedError, and where more are there than may be read. */
export async function readSchool(target: Target, reads: Reads): Promise<School> {
  const items = new Map<string, ReturnType<typeof itemsOf>>();
  for (const content of CONTENT) {
    const { name } = content.collection;
    items.set(name, itemsOf(content, await readCollection(target, name, reads)));
  }
  return { items, users: await readCollection(target, USERS, reads) };
}

interface Options {
  /** Milliseconds since 1970. */
  nowMs: number;
  /** False leaves films and pictures at their hosts. */
  hasMedia: boolean;
}

/** Everything that the site does not show, in the order of the checks' files. Throws RefusedError. */
export async function examine(target: Target, school: School, { nowMs, hasMedia }: Options): Promise<Finding[]> {
  const { images, streams, deployed } = target;
  const media = mediaIdsIn(school);
  return [
    ...checkFields(school, target),
    ...checkTimes(school, nowMs),
    ...checkReferences(school),
    ...checkPages(school),
    ...checkDuplicates(school),
    ...checkUsers(school),
    ...(hasMedia ? await checkStreams(streams, deployed?.site.address, media.streams) : []),
    ...(hasMedia ? await checkImages(images, media.images) : []),
    ...(deployed ? await checkDeployed(target, deployed.rules) : []),
    ...(deployed ? await checkLive(deployed.site) : []),
  ];
}
