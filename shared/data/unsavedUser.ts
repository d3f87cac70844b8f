import * as v from 'valibot';
import { name } from './fields.ts';
import { OCCUPATIONS, saveUser, type NewUser } from './users.ts';

const KEY = 'bazaar.unsavedUser';

/** No phone number: that one the session knows. */
const schema = v.object({ uid: v.string(), firstName: name, occupation: v.picklist(OCCUPATIONS) });

/** Keeps what could not be saved after a sign-in, for the next start of the site. */
export function rememberUnsaved({ uid, firstName, occupation }: NewUser): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, firstName, occupation }));
  } catch {
    // Then the next sign-in saves it.
  }
}

/** Saves it, once, if it is this user's. Resolves to whether there was something that is saved now. */
export async function saveUnsaved({ uid, mobile }: { uid: string; mobile: string }): Promise<boolean> {
  const unsaved = takeUnsaved();
  if (unsaved?.uid !== uid) return false;
  return saveUser({ ...unsaved, mobile }).then(() => true, () => false);
}

function takeUnsaved(): v.InferOutput<typeof schema> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    localStorage.removeItem(KEY);
    const parsed = v.safeParse(schema, kept);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
