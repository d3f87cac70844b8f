/** Numbers, dates and lengths in the forms in which people write them. Each returns undefined for a text that is none. */
import { westernDigits } from '../../../format/westernDigits.ts';

const DATE = /^(?:([12]\d{3})-(\d\d?)-(\d\d?)|(\d\d?)[.-](\d\d?)[.-]([12]\d{3}))(?:[T ]+(.+))?$/;
const TIME = /^(\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(?: *(Z|[+-]\d\d:?\d\d))?$/;
const LENGTH = /^(?:(\d\d?):)?(\d{1,2}):(\d\d)$/;
/** Grouped by commas or spaces, as in India or as in England. */
const WHOLE_NUMBER = /^\d+$|^\d{1,3}([ ,]\d{2,3})*[ ,]\d{3}$/;

/**
 * A date, `2026-11-27`, `27-11-2026` or `27.11.2026`, with or without a time and an offset, `18:30 +05:30`; without an offset it is UTC.
 * One with slashes is none: some read it day first, others month first. A number is milliseconds since 1970.
 */
export function dateOf(given: string | number): Date | undefined {
  if (typeof given === 'number') return dated(given);
  const [, year, month, day, day2, month2, year2, time] = DATE.exec(westernDigits(given)) ?? [];
  const [y, m, d] = year ? [year, month, day] : [year2, month2, day2];
  if (!y || !m || !d) return undefined;
  const midnight = Date.UTC(Number(y), Number(m) - 1, Number(d));
  // 31 April would be 1 May.
  if (new Date(midnight).getUTCMonth() !== Number(m) - 1 || Number(d) === 0) return undefined;
  const ms = time === undefined ? 0 : timeOf(time);
  return ms === undefined ? undefined : dated(midnight + ms);
}

function timeOf(text: string): number | undefined {
  const [, hour, minute, second = '0', fraction = '', offset = 'Z'] = TIME.exec(text) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? ['', '+', '0', '0'];
  const eastMinutes = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const seconds = (Number(hour) * 60 + Number(minute) - eastMinutes) * 60 + Number(second);
  return seconds * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Within the years that a timestamp of Firestore has. */
function dated(ms: number): Date | undefined {
  return ms >= Date.UTC(1900, 0) && ms < Date.UTC(3000, 0) ? new Date(ms) : undefined;
}

/** A length in milliseconds: `4:05`, `1:04:05`, or a whole number, which is milliseconds already. */
export function millisecondsOf(given: string | number): number | undefined {
  const [, hours = '0', minutes, seconds] = LENGTH.exec(westernDigits(String(given))) ?? [];
  if (minutes === undefined || seconds === undefined) return wholeNumberOf(given);
  if (Number(seconds) > 59 || (Number(hours) > 0 && Number(minutes) > 59)) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** A whole number that is not negative, with or without commas or spaces between its groups. */
export function wholeNumberOf(given: string | number): number | undefined {
  const text = westernDigits(String(given)).replaceAll(/[\u00A0\u202F]/g, ' ');
  return WHOLE_NUMBER.test(text) ? Number(text.replaceAll(/[ ,]/g, '')) : undefined;
}

/** Also as spreadsheets in Hindi and German write it. */
export function yesOrNo(given: string | number | boolean): boolean | undefined {
  if (typeof given === 'boolean') return given;
  const text = String(given).toLowerCase();
  if (['yes', 'true', '1', 'हाँ', 'हां', 'wahr', 'ja'].includes(text)) return true;
  return ['no', 'false', '0', 'नहीं', 'falsch', 'nein'].includes(text) ? false : undefined;
}
