import { isRecord } from '@bazaar/shared/contracts/isRecord';
import type { RawDocument } from '@bazaar/shared/firebase/firestore';
import type { StoredAccount } from './readAccount.ts';

/** A value as JSON has it: times are texts, `2026-11-28T10:00:00.123Z`. */
type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
type PlainFields = { [name: string]: Plain };

/** All that is stored of an account, to be read by a program. */
export interface AccountExport {
  uid: string;
  mobile: string;
  user: Plain;
  consents: PlainFields;
  progress: PlainFields;
}

/** Documents by their ids; nothing is left out or renamed. */
export const exportAccount = ({ uid, mobile, user, consents, progress }: StoredAccount): AccountExport => ({
  uid,
  mobile,
  user: plain(user),
  consents: byId(consents),
  progress: byId(progress),
});

const byId = (documents: readonly RawDocument[]): PlainFields =>
  Object.fromEntries(documents.map(({ id, data }) => [id, plain(data)]));

function plain(value: unknown): Plain {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value); // JSON has no such number
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return String(value);
  return timeOf(value) ?? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** A timestamp of the SDK; undefined for any other map. */
function timeOf({ seconds, nanoseconds, ...others }: Record<string, unknown>): string | undefined {
  const isTime = typeof seconds === 'number' && typeof nanoseconds === 'number' && Object.keys(others).length === 0;
  const date = isTime ? new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6)) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

interface PageTexts {
  title: string;
  account: string;
  consents: string;
  progress: string;
  nothing: string;
}

/** A page of its own with all of it, without scripts: the document of the account, its consents, then each lesson. */
export function accountPage(account: AccountExport, texts: PageTexts, lang: string): string {
  const { uid, mobile, user, consents, progress } = account;
  const documents = (title: string, of: PlainFields) =>
    `<h2>${escaped(title)}</h2>${Object.entries(of).map(documentPart).join('') || `<p>${escaped(texts.nothing)}</p>`}`;
  return `<!doctype html>
<html lang="${escaped(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(texts.title)}</title><style>body{max-width:66ch;margin:auto;padding:16px;font:16px/1.5 sans-serif}dt{font-weight:600}dd{margin:0 0 8px;overflow-wrap:anywhere}</style>
<h1>${escaped(texts.title)}</h1>
<h2>${escaped(texts.account)}</h2>${list({ uid, mobile, user })}
${documents(texts.consents, consents)}
${documents(texts.progress, progress)}
</html>
`;
}

function documentPart([id, fields]: [string, Plain]): string {
  const title = isRecord(fields) && typeof fields.title === 'string' ? fields.title : id;
  return `<h3>${escaped(title)}</h3>${list({ id, ...(isRecord(fields) ? (fields as PlainFields) : { value: fields }) })}`;
}

/** Maps and lists within others have lists of their own. */
const list = (fields: PlainFields): string =>
  `<dl>${Object.entries(fields)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${valuePart(value)}</dd>`)
    .join('')}</dl>`;

function valuePart(value: Plain): string {
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${valuePart(one)}</li>`).join('')}</ol>`;
  return isRecord(value) ? list(value as PlainFields) : escaped(String(value));
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
