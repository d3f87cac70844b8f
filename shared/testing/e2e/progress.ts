import { portOf } from '../../tools/ports/ports.ts';
import { seedDocuments } from '../../tools/backend/seedDocuments.ts';

const host = `http://localhost:${portOf('firestore')}`;
const database = `${host}/v1/projects/demo-bazaar/databases/(default)/documents`;

interface SavedProgress {
  lesson: string;
  position: number;
  done: boolean;
  seconds: number[];
}

type Value = { integerValue?: string; doubleValue?: number };
const numberIn = ({ integerValue, doubleValue }: Value) => Number(integerValue ?? doubleValue);

/**
 * A page of the progress in an account, read with owner access. By Node's fetch: Playwright's client may send a request on a
 * connection that the server is closing after a pause.
 */
export async function progressOf(uid: string): Promise<SavedProgress[]> {
  const response = await fetch(`${database}/users/${uid}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'progress' }], limit: 100 } }),
  });
  const parts = (await response.json()) as { document?: { name: string; fields: Record<string, never> } }[];
  return parts.flatMap(({ document }) => {
    if (!document) return [];
    const { position, done, seconds } = document.fields as unknown as {
      position: Value;
      done: { booleanValue: boolean };
      seconds: { arrayValue: { values: Value[] } };
    };
    return {
      lesson: document.name.slice(document.name.lastIndexOf('/') + 1),
      position: numberIn(position),
      done: done.booleanValue,
      seconds: seconds.arrayValue.values.map(numberIn),
    };
  });
}

/** Adds progress to an account, as another device would. */
export const seedProgress = (
  uid: string,
  lessons: readonly { lesson: string; position: number; at: number }[],
): Promise<number> =>
  seedDocuments(
    host,
    lessons.map(({ lesson, position, at }) => ({
      path: `users/${uid}/progress/${lesson}`,
      fields: {
        position,
        at,
        length: 42,
        done: false,
        savedAt: new Date(at),
        title: `Lesson ${lesson}`,
        path: `/levels/topic-002/videos/level-002?page=1&video=${lesson}`,
        day: 0,
        seconds: [0, 0, 0, 0, 0, 0, 0],
      },
    })),
  );
