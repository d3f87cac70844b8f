import { remembered } from '@bazaar/shared/device';

/** The account whose deletion has begun on this device: the next visit ends it (account.ts). */
export const begunDeletion = remembered('bazaar.deletion', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);
