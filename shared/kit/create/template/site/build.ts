/** `npm run build`: builds the shell and every remote. */
import { APPS, composition } from './composition.ts';

await composition.checkout.build(APPS, {});
console.log(`Built: ${APPS.join(', ')}. Visitors get what \`npm run release\` builds, not this.`);
