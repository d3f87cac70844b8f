import { remembered } from '@bazaar/shared/device';
import * as v from 'valibot';
import { name } from './fields.ts';
import { OCCUPATIONS, saveUser, type NewUser } from './users.ts';

/** No phone number: that one the session knows. */
const schema = v.object({ uid: v.string(), firstName: name, occupation: v.picklist(OCCUPATIONS) });

const unsaved = remembered('bazaar.unsavedUser', (stored) => {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : undefined;
});

/** Keeps what could not be saved after a sign-in, for the next start of the site. */
export function rememberUnsaved({ uid, firstName, occupation }: NewUser): void {
  unsaved.set({ uid, firstName, occupation });
}

/** Saves it, once, if it is this user's. Resolves to whether there was something that is saved now. */
export async function saveUnsaved({ uid, mobile }: { uid: string; mobile: string }): Promise<boolean> {
  const user = unsaved.get();
  unsaved.set(undefined);
  if (user?.uid !== uid) return false;
  return saveUser({ ...user, mobile }).then(
    () => true,
    () => false,
  );
}
