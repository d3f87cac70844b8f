import { join } from 'node:path';
import { ROOT } from '../build/folders.ts';

/** The Firebase project of this checkout, for deploys. */
export const FIREBASE = {
  folder: join(ROOT, 'shared/firebase'),
  /** Firebase's CLI in the version of its lockfile. It is apart from the other tools because only a deploy needs it. */
  cli: join(ROOT, '.github/firebase-tools/node_modules/.bin/firebase'),
  install: 'npm ci --prefix .github/firebase-tools',
  config: { firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' } },
};
