import type { Contact } from './config.ts';
import { isRecord } from './isRecord.ts';
import { configText, givenConfig } from './siteUrls.ts';

/** The contact of this page's site; undefined where its file names none, or not all of it. Never throws. */
export function contactIn(text: string | null | undefined = configText()): Contact | undefined {
  const given = givenConfig(text)?.contact;
  if (!isRecord(given)) return undefined;
  const { address, phone, email, grievanceOfficer, daysToAnswer } = given;
  const isWhole = [address, phone, email, grievanceOfficer].every((value) => typeof value === 'string' && value !== '');
  return isWhole && typeof daysToAnswer === 'number' ? (given as unknown as Contact) : undefined;
}
