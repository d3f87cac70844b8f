import type { ReactElement } from 'react';

/**
 * What a component takes to put it beside something else: elements, and no text, which a translated page cannot move or remove
 * (shared/tools/lint/textHasOwnElement.js).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
