/** The zeros of the scripts of India, of Arabic and Urdu, and of full width; nine digits follow each. */
const ZEROS = [...'०০੦૦୦௦౦೦൦٠۰０'].map((zero) => zero.codePointAt(0)!);

/** Digits of other scripts, as keyboards in these languages type them, as 0 to 9; everything else stays. */
export const westernDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
