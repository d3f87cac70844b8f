/**
 * The first `most` UTF-16 units of a text, one less where that would split a character: half a character is written as
 * U+FFFD into an address or a document, and is another text when it is read again. Half a character that the text had
 * already goes too.
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
