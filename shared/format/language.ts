/** 'hi' for text that holds Devanagari, so that it is read and drawn as Hindi; undefined for the page's own language. */
export const languageOf = (text: string): 'hi' | undefined => (/[\u0900-\u097F]/.test(text) ? 'hi' : undefined);
