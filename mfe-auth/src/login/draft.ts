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
  /** Whose it is: after a sign-out the history still has it, and Back must not show it to the next visitor. */
  visit: number;
  /** Present while a code is awaited. */
  code?: { sends: number; untilMs: number; wrongCodes: number };
}

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(100));
const schema = v.object({
  details: v.object({
    username: v.pipe(v.string(), v.maxLength(1_000)),
    country: countrySchema,
    phone: v.pipe(v.string(), v.maxLength(100)),
    occupation: v.pipe(v.string(), v.maxLength(40)),
  }),
  visit: v.number(),
  code: v.optional(v.object({ sends: count(1), untilMs: v.pipe(v.number(), v.finite()), wrongCodes: count(0) })),
});

/** The draft in the state of a history entry, which is hostile like all else; undefined when there is none of this visit. */
export function draftOf(state: unknown, visit: number): Draft | undefined {
  const given = typeof state === 'object' && state !== null && 'draft' in state ? state.draft : undefined;
  const parsed = v.safeParse(schema, given);
  return parsed.success && parsed.output.visit === visit ? parsed.output : undefined;
}

/** Where the draft goes on: at the code when one was sent, which an earlier page may have done. */
export function stateOf(draft: Draft | undefined): LoginState {
  const valid = draft?.code && checkDetails(draft.details).valid;
  if (!draft?.code || !valid) return START;
  const { sends, untilMs, wrongCodes } = draft.code;
  return { ...START, step: 'code', details: valid, sends, wrongCodes, pause: { untilMs, mobile: valid.mobile } };
}

/** What to keep of where the visitor is; undefined once there is nothing to come back to. */
export function draftFrom(
  details: Details,
  { step, sends, pause, wrongCodes }: LoginState,
  visit: number,
): Draft | undefined {
  if (step === 'verified' || step === 'done') return undefined;
  return { details, visit, ...(step === 'code' && { code: { sends, untilMs: pause?.untilMs ?? 0, wrongCodes } }) };
}
