/** `npm run build`: builds the shell and every remote. */
import { APPS, composition } from './composition.ts';

await composition.checkout.build(APPS, {});
