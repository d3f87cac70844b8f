import * as v from 'valibot';
import { countrySchema } from './countries.ts';
import { checkDetails, type Details } from './details.ts';
import { START, type LoginState } from './loginState.ts';

/**
 * What a reload may find again. It lives in the state of the history entry, where the browser also keeps what was typed
 * into forms: not in the URL, in no storage that other pages or scripts read later, and gone with the tab.
 */
export interface Draft {
  details: Details;
  /** Present while a code is awaited. */
  code?: { sends: number; untilMs: number };
}

const schema = v.object({
  details: v.object({
    username: v.pipe(v.string(), v.maxLength(1_000)),
    country: countrySchema,
    phone: v.pipe(v.string(), v.maxLength(100)),
    occupation: v.pipe(v.string(), v.maxLength(40)),
  }),
  code: v.optional(v.object({ sends: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), untilMs: v.pipe(v.number(), v.finite()) })),
});

/** The draft in the state of a history entry, which is hostile like all else; undefined when there is none. */
export function draftOf(state: unknown): Draft | undefined {
  const given = typeof state === 'object' && state !== null && 'draft' in state ? state.draft : undefined;
  const parsed = v.safeParse(schema, given);
  return parsed.success ? parsed.output : undefined;
}

/** Where the draft goes on: at the code when one was sent, though this page has no request for it any more. */
export function stateOf(draft: Draft | undefined): LoginState {
  const valid = draft?.code && checkDetails(draft.details).valid;
  if (!draft?.code || !valid) return START;
  const { sends, untilMs } = draft.code;
  return { ...START, step: 'code', details: valid, sends, pause: { untilMs, mobile: valid.mobile } };
}

/** What to keep of where the visitor is; undefined once there is nothing to come back to. */
export function draftFrom(details: Details, { step, sends, pause }: LoginState): Draft | undefined {
  if (step === 'verified' || step === 'done') return undefined;
  return { details, ...(step === 'code' && { code: { sends, untilMs: pause?.untilMs ?? 0 } }) };
}
