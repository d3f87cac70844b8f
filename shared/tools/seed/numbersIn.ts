/** Numbers that are a promise, as films and titles write them; one is in either language an article too, and two a figure of speech. */
const WORDS = new Map([
  ...['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [word, index + 3] as const),
  ...['तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'].map((word, index) => [word, index + 3] as const),
  ['twelve', 12],
  ['बारह', 12],
  ['fifteen', 15],
  ['पंद्रह', 15],
  ['twenty', 20],
  ['बीस', 20],
  ['fifty', 50],
  ['पचास', 50],
  ['hundred', 100],
  ['सौ', 100],
]);

/** The numbers from three on in a text, written in figures or, up to twelve and for round ones, in words. */
export function numbersIn(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return words.map((word) => WORDS.get(word) ?? Number(word)).filter((number) => number >= 3);
}
