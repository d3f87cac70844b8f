import { createHash } from 'node:crypto';

/** A hash as `integrity` and Content-Security-Policy write it. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
