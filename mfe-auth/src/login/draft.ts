import { reasonFrom } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import { ownPath } from '@bazaar/shared/contracts/ownPath';
import { useLocation, useNavigate } from '@bazaar/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { countrySchema } from './countries.ts';
import { checkDetails, type Details } from './details.ts';
import { START, type LoginState } from './loginState.ts';

const count = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(100));

/**
 * The part of the form that a reload restores. It lives in the state of the history entry, where the browser also stores what was typed into
 * forms: not in the URL, in no storage that other pages or scripts read later, and gone with the tab.
 */
const schema = v.object({
  details: v.object({
    username: v.pipe(v.string(), v.maxLength(1_000)),
    country: countrySchema,
    phone: v.pipe(v.string(), v.maxLength(100)),
    occupation: v.pipe(v.string(), v.maxLength(40)),
    consent: v.optional(v.picklist(['given', 'notGiven', 'notAsked']), 'notGiven'), // absent in drafts of older versions
  }),
  /** After a sign-out the history still has the draft, and Back must not show it to the next visitor. */
  visit: v.number(),
  /** Present while the code form is shown. */
  code: v.optional(v.object({ sends: count(1), untilMs: v.pipe(v.number(), v.finite()), wrongCodes: count(0) })),
});

export type Draft = v.InferOutput<typeof schema>;

/** The draft in the state of a history entry, which may hold anything; undefined when there is none of this visit. */
export function draftOf(state: unknown, visit: number): Draft | undefined {
  const parsed = v.safeParse(schema, (state as { draft?: unknown } | null | undefined)?.draft);
  return parsed.success && parsed.output.visit === visit ? parsed.output : undefined;
}

/** The state that a draft restores: the code form when a code was sent and the details are valid. */
export function restoredState({ details, code }: Draft): LoginState {
  const { valid } = checkDetails(details);
  if (!code || !valid) return START;
  const { sends, untilMs, wrongCodes } = code;
  return { ...START, step: 'code', details: valid, sends, wrongCodes, pause: { untilMs, mobile: valid.mobile } };
}

/** The draft to save; undefined once the sign-in has ended. */
export function draftFrom(details: Details, state: LoginState, visit: number): Draft | undefined {
  const { step, sends, pause, wrongCodes } = state;
  if (step === 'verified' || step === 'done') return undefined;
  return { details, visit, code: step === 'code' ? { sends, untilMs: pause?.untilMs ?? 0, wrongCodes } : undefined };
}

/** Reads the history entry: a draft, the page to return to and why it required the sign-in, whether a signed-in user must sign in again. */
export function useDraft(visit: number) {
  const navigate = useNavigate();
  const [initial] = useState<Record<string, unknown>>(useLocation().state ?? {});
  const draft = draftOf(initial, visit);
  const isOfOtherVisit = initial.draft !== undefined && draft === undefined;
  const isReauthentication = !isOfOtherVisit && initial.isReauthentication === true;
  const next = returnPath(initial.from);
  const reason = reasonFrom(initial);
  const saveDraft = (draft: Draft | undefined) =>
    void navigate(paths.login, { replace: true, state: { from: next, reason, isReauthentication, draft } });

  const removeDraft = useEffectEvent(() => saveDraft(undefined));
  useEffect(() => {
    if (isOfOtherVisit) removeDraft();
  }, [isOfOtherVisit]);
  return { draft, next, reason, isReauthentication, saveDraft };
}

/** docs/behaviour.md: the page that required the sign-in, else the dashboard. */
export function returnPath(from: unknown): string {
  const path = ownPath(from);
  return path === undefined || path.split(/[?#]/)[0] === paths.login ? paths.dashboard : path;
}
