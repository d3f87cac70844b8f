import type { ReactElement } from 'react';

/**
 * Content that a component puts beside something else: elements, and no text, which a translated page cannot move or remove
 * (shared/tools/lint/textHasOwnElement.js).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
