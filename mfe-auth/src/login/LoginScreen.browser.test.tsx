import { CONFIG_ELEMENT_ID } from '@bazaar/shared/contracts/config';
import * as auth from '@bazaar/shared/firebase/auth';
import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useLocation } from '@bazaar/shared/router';
import { createSession, SessionContext } from '@bazaar/shared/session';
import { LiveRegions } from '@bazaar/shared/ui/LiveRegions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { login as texts } from '../texts.ts';
import { LoginScreen } from './LoginScreen.tsx';

vi.mock('@bazaar/shared/firebase/auth', () => ({ sendCode: vi.fn(), confirmCode: vi.fn(), onUser: vi.fn() }));
const { sendCode, confirmCode } = vi.mocked(auth);

const HOUR_MS = 3_600_000;
let hours = 0;

beforeEach(() => {
  hours += 2; // what the browser has sent in other tests no longer counts
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: hours * HOUR_MS });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no countries'));
  sendCode.mockReset().mockResolvedValue({ verificationId: 'id' } as auth.ConfirmationResult);
  confirmCode.mockReset().mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Address = () => {
  const { pathname, state } = useLocation();
  return <output hidden>{`${pathname} ${JSON.stringify(state)}`}</output>;
};

const show = (session = createSession({ status: 'anonymous' }), state: unknown = undefined) =>
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
          <LoginScreen />
          <LiveRegions />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  );

const username = page.getByLabelText('Username');
const phone = page.getByLabelText('Phone number');
const occupation = page.getByLabelText('Occupation');
const country = page.getByRole('combobox', { name: 'Country code' });
const otp = page.getByLabelText('6-digit OTP');
const send = page.getByRole('button', { name: 'Send OTP' });

async function fillIn(number = '9876543210'): Promise<void> {
  await username.fill('Sunita');
  await phone.fill(number);
  await occupation.selectOptions('Business owner');
}

async function requestCode(number?: string): Promise<void> {
  await fillIn(number);
  await send.click();
  await expect.element(otp).toHaveFocus();
}

test.each(['atOnce', 'sealedYear'] as const)(
  'a site of retention %s: the notice above the form says what Delete Account leaves there',
  async (retention) => {
    const config = document.createElement('script');
    config.type = 'application/json';
    config.id = CONFIG_ELEMENT_ID;
    config.textContent = JSON.stringify({ firebase: {}, retention });
    document.head.append(config);
    await show();
    await expect.element(page.getByText(texts.notice[retention], { exact: true })).toBeVisible();
    config.remove();
  },
);

test('empty fields: show what is missing on blur and on submit, and the summary leads to each field', async () => {
  await show();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveAccessibleDescription('Fill in every field to get a code by SMS.');
  await username.click();
  await occupation.click();
  await expect.element(username).toHaveAccessibleDescription('Please enter your username');
  expect(page.getByText('Please select your occupation').elements()).toHaveLength(0);

  // aria-disabled, not disabled: pressed, it says why.
  (send.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  for (const [field, text] of [
    [username, 'Please enter your username'],
    [phone, 'Please enter a valid phone number for India'],
    [occupation, 'Please select your occupation'],
  ] as const) {
    await expect.element(field).toHaveAccessibleDescription(text);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('button', { name: text }).click();
    await expect.element(field).toHaveFocus();
  }
  await fillIn();
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  expect(sendCode).not.toHaveBeenCalled();
});

test('another country: the number is checked by its pattern, the error names it', async () => {
  await show();
  await country.click();
  await userEvent.keyboard('44');
  await page.getByRole('option', { name: /^United Kingdom/ }).click();
  await phone.fill('794600180');
  await username.click();
  const error = page.getByText('Please enter a valid phone number for United Kingdom');
  await expect.element(error).toBeVisible();
  await phone.fill('07946001800');
  await expect.element(error).not.toBeInTheDocument();
});

test('F68: the service of countries fails: five countries, India first; a search without a match says so, Escape keeps the choice', async () => {
  await show();
  await expect.element(country).toHaveValue('IN +91');
  await country.click();
  const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['India+91', 'United States+1', 'Canada+1', 'United Kingdom+44', 'Australia+61']);
  await country.fill('atlantis');
  await expect.element(page.getByText('No country found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(country).toHaveValue('IN +91');
});

test('a sixth code within an hour from one browser: Too many requests. Please try again later., and none is sent', async () => {
  await show();
  for (let count = 0; count < 5; count += 1) {
    await requestCode(`987654321${count}`);
    await page.getByRole('button', { name: 'Change number' }).click();
  }
  await fillIn('9876543219');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests. Please try again later.');
  expect(sendCode).toHaveBeenCalledTimes(5);
});

test('F48: a number that the service refuses: the text of its cause, and the focus goes to the number', async () => {
  sendCode.mockRejectedValue({ code: 'auth/invalid-phone-number' });
  await show();
  await fillIn();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid phone number format.');
  await expect.element(phone).toHaveFocus();
});

test('too few digits of the code: Please enter a valid 6-digit OTP, and nothing is sent', async () => {
  await show();
  await requestCode();
  await otp.fill('12a3 4');
  await expect.element(otp).toHaveValue('1234');
  (page.getByRole('button', { name: 'Change number' }).element() as HTMLElement).focus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid 6-digit OTP');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid 6-digit OTP');
  expect(confirmCode).not.toHaveBeenCalled();
});

test.each([
  ['F49: a wrong code', 'auth/invalid-verification-code', 'Invalid verification code.'],
  ['F50: an expired code', 'auth/code-expired', 'OTP has expired. Please request a new one.'],
])('%s: its text, the digits are selected, and a new code can be requested', async (_, code, text) => {
  confirmCode.mockRejectedValue({ code });
  await show();
  await requestCode();
  await otp.fill('123456'); // the sixth digit sends it
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(otp).toHaveFocus();
  const selected = () => {
    const { value, selectionStart, selectionEnd } = otp.element() as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  };
  await expect.poll(selected).toBe('123456');
  await expect.element(page.getByRole('button', { name: 'Send again in 30 s' })).toBeVisible();
});

test('the countdown: is announced at 30, 10 and 0 seconds only', async () => {
  await show();
  const announced: string[] = [];
  const region = document.getElementById('live-polite')!;
  const observer = new MutationObserver(() => region.textContent && announced.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  await requestCode();
  for (let second = 29; second > 0; second -= 1) {
    vi.advanceTimersByTime(1_000);
    await expect.element(page.getByRole('button', { name: `Send again in ${second} s` })).toBeVisible();
  }
  vi.advanceTimersByTime(3_000);
  await expect.element(page.getByRole('button', { name: 'Send again', exact: true })).toBeVisible();
  expect(announced).toEqual([
    'You can ask for a new code in 30 seconds.',
    'You can ask for a new code in 10 seconds.',
    'You can ask for a new code now.',
  ]);
  observer.disconnect();
});

test('a browser with WebOTP: the code of the SMS is verified; the request is aborted with the step', async () => {
  const asked: { give(credential: unknown): void; signal: AbortSignal }[] = [];
  vi.stubGlobal('OTPCredential', Object);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    (options) =>
      new Promise((give, refuse) => {
        asked.push({ give: give as (credential: unknown) => void, signal: options!.signal! });
        options!.signal!.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
      }),
  );
  await show();
  await requestCode();
  await expect.poll(() => asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect.poll(() => asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  await requestCode('9876543211');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.give({ code: '654321' });
  await expect.poll(() => confirmCode.mock.calls).toEqual([['id', '654321']]);
});

test('a session that is not known in time: the form comes then', async () => {
  const session = createSession();
  await show(session);
  expect(username.elements()).toHaveLength(0);
  session.setState({ status: 'anonymous' }, true);
  await expect.element(username).toBeVisible();
});

const SAVE = { act: 'save', what: 'lesson', name: 'First price, then the discount' };

test.each([
  [SAVE, /^Sign in to save this lesson on your device: First price, then the discount\. It is saved/],
  [{ act: 'delete' }, /^Sign in once more to delete your account\./],
  [{ act: 'dashboard' }, /^Sign in to see your own page/],
])(
  'sent here for %j: says why, also after a reload of what was typed, and passes it on after the sign-in',
  async (reason, text) => {
    const session = createSession({ status: 'anonymous' });
    await show(session, { from: '/services', reason });
    await expect.element(page.getByText(text)).toBeVisible();
    await username.fill('Sunita');
    await phone.click(); // leaving a field stores the draft in the entry of the history
    await expect.element(page.getByText(text)).toBeVisible();
    session.setState({ status: 'signedIn', user: { uid: 'u', authTimeMs: 0 } as never });
    const address = () => document.querySelector('output')!.textContent;
    await expect.poll(address).toBe(`/services ${JSON.stringify({ signedInFor: reason })}`);
  },
);

test('opened by itself: gives no reason', async () => {
  await show();
  await expect.element(username).toBeVisible();
  expect(page.getByText(/^Sign in (to|once)/).elements()).toHaveLength(1); // the subtitle
});
