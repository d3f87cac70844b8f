/** §5: the pattern of a country's numbers, without the country code. */
const PATTERNS: Record<string, RegExp> = {
  IN: /^[6-9]\d{9}$/,
  US: /^\d{10}$/,
  CA: /^\d{10}$/,
  GB: /^\d{10,11}$/,
  AU: /^\d{9}$/,
};
/** §5, §9: everywhere else. */
const OTHERWISE = /^\d{7,15}$/;
/** E.164 allows 15 digits with the country code. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** The digits of what was typed or pasted: spaces and dashes go, and so does the country's own code with its '+'. */
export function nationalNumber(typed: string, code: string): string {
  const bare = typed.trim().replace(/[\s().-]/g, '');
  return (bare.startsWith(code) ? bare.slice(code.length) : bare).replace(/\D/g, '');
}

/** Whether the number can be one of that country. */
export function isValidPhone(national: string, cca2: string): boolean {
  return (PATTERNS[cca2] ?? OTHERWISE).test(national);
}

/** `+919876543210`, or undefined when that is no E.164 number. The British write a leading 0 that is not dialled. */
export function e164(national: string, cca2: string, code: string): string | undefined {
  const number = code + (cca2 === 'GB' && national.length === 11 ? national.replace(/^0/, '') : national);
  return E164.test(number) ? number : undefined;
}

/** `+91 ••••• •3210`: enough to recognise, too little to use. */
export const masked = (mobile: string, code: string): string => `${code} ••••• •${mobile.slice(-4)}`;
