/**
 * A text without the characters that nobody sees (Unicode's format characters): marks of direction that come with what is
 * pasted, zero-width spaces and joiners, soft hyphens. For comparing and for numbers; shown text keeps its joiners.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
