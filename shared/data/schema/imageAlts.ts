/** Descriptions of pictures, for those who do not see them: not in the spec, so any picture may be without (docs/decisions/034). */
import * as v from 'valibot';
import { id, listOf, MAX_CHECKED, maybeText } from './fields.ts';

/** Not in the spec: longer ones are cut. Screen readers read a text of this length for about 20 seconds. */
export const MAX_ALT_LENGTH = 300;

export const imageAlt = maybeText(MAX_ALT_LENGTH);

/** Parallel to imageIds; a bad or missing one is undefined. The list is absent where the document has none. */
export const imageAlts = v.optional(listOf(imageAlt));

/** For `defineCollection`: an id that `listOf` leaves out of imageIds takes its text with it, so that both stay parallel. */
export function withParallelAlts(fields: Record<string, unknown>): Record<string, unknown> {
  const { imageIds, imageAlts } = fields;
  if (!Array.isArray(imageIds) || !Array.isArray(imageAlts)) return { ...fields, imageAlts: undefined };
  return { ...fields, imageAlts: imageAlts.slice(0, MAX_CHECKED).filter((_, index) => v.is(id, imageIds[index])) };
}
