import { join } from 'node:path';
import { packageIn, type Versions } from '@remotes-kit/build/providedVersions';
import { ROOT } from './folders.ts';

/** The packages whose modules the shell provides to every remote, with their versions. */
export function providedVersions(): Versions {
  const { react = '', 'react-dom': reactDom = '' } = packageIn(ROOT).dependencies ?? {};
  return { react, 'react-dom': reactDom, '@bazaar/shared': packageIn(join(ROOT, 'shared')).version ?? '' };
}
