import type { APIRequestContext } from '@playwright/test';
import { codeFor, newNumber } from '../../../shared/testing/e2e/signIn.ts';
import type { Hand } from './hands/hand.ts';
import type { Target } from './page/target.ts';
import type { View } from './view.ts';

const HEADER: Target = { role: 'banner' };

/** From the page on view to the dashboard, with the code of the SMS. Without `agrees` the account may keep nothing. Returns the number. */
export async function signIn(
  hand: Hand,
  view: View,
  request: APIRequestContext,
  { agrees = true } = {},
): Promise<string> {
  const phone = newNumber();
  await hand.press({ role: 'link', name: 'Login', within: HEADER });
  await hand.type({ role: 'textbox', name: 'Username' }, 'Sunita');
  await hand.type({ role: 'textbox', name: 'Phone number' }, phone);
  await hand.choose({ role: 'combobox', name: 'Occupation' }, 'Business owner');
  if (agrees) await hand.press({ role: 'checkbox', name: 'I am 18 or older and agree to this.' });
  await hand.press({ role: 'button', name: 'Send OTP' });
  await view.sees({ role: 'textbox', name: '6-digit OTP' });
  await hand.type({ role: 'textbox', name: '6-digit OTP' }, await codeFor(request, phone));
  await view.sees({ role: 'link', name: 'Your account', within: HEADER });
  await view.sees({ role: 'heading', name: 'Hello, Sunita' });
  return phone;
}
