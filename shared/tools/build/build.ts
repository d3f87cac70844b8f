/** `npm run build`: builds the six apps whose sources changed. */
import { buildApps } from './buildApps.ts';

buildApps().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
