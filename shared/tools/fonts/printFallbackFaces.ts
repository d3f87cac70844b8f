/** `npx tsx shared/tools/fonts/printFallbackFaces.ts`: the figures of the fallback faces, for shared/ui/fonts.css. */
import { fallbackFaces } from './fallbackFaces.ts';

console.table(await fallbackFaces());
