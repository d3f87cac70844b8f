import { CONFIG_ELEMENT_ID, type Contact, type Retention } from '@bazaar/shared/contracts/config';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../shared/ui/tokens.css';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { privacy as texts } from './texts.ts';

const config = document.createElement('script');
config.type = 'application/json';
config.id = CONFIG_ELEMENT_ID;
document.head.append(config);
afterEach(() => void (config.textContent = ''));

/** Rows of the account, with the sentence that says how long each is kept. */
async function termsOn(retention: Retention | undefined): Promise<Record<string, string>> {
  config.textContent = JSON.stringify({ firebase: {}, retention });
  await render(<PrivacyScreen />);
  const rows = [...page.getByRole('article').element().querySelector('dl')!.children];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd:last-child > :last-child')!.textContent,
    ]),
  );
}

const { account } = texts.what;
const WATCHED: readonly string[] = [account.lessons, account.days];

test.each([undefined, 'atOnce'] as const)('retention %s: all that an account keeps goes with it', async (retention) => {
  const terms = await termsOn(retention);
  expect(terms).toEqual(Object.fromEntries(Object.values(account).map((row) => [row, texts.terms.accountDeleted])));
  await expect.element(page.getByText(texts.leave.text.atOnce)).toBeVisible();
  await expect.element(page.getByText(texts.version('2026-11-28'))).toBeVisible();
});

test('retention sealedYear: what was watched goes with the account, the rest a year later', async () => {
  const terms = await termsOn('sealedYear');
  expect(terms).toEqual(
    Object.fromEntries(
      Object.values(account).map((row) => [
        row,
        WATCHED.includes(row) ? texts.terms.accountDeleted : texts.terms.sealedYear,
      ]),
    ),
  );
  await expect.element(page.getByText(texts.leave.text.sealedYear)).toBeVisible();
  await expect.element(page.getByText(texts.version('2026-11-29'))).toBeVisible();
});

const CONTACT: Contact = {
  address: '12 Station Road, Pune',
  phone: '+91 20 5550 1234',
  email: 'help@school.example',
  grievanceOfficer: 'Meera Joshi',
  daysToAnswer: 15,
};

test('the contact of the site’s file: its grievance officer, address, phone and a link to write to, with the days to answer', async () => {
  config.textContent = JSON.stringify({ firebase: {}, contact: CONTACT });
  await render(<PrivacyScreen />);
  const { labels, text, unknown } = texts.complaints;
  await expect.element(page.getByText(text(CONTACT.daysToAnswer))).toHaveTextContent('15 days');
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    const row = page.getByText(labels[name], { exact: true }).element().parentElement!;
    expect(row.querySelector('dd')!.textContent).toBe(CONTACT[name]);
  }
  await expect
    .element(page.getByRole('link', { name: CONTACT.email }))
    .toHaveAttribute('href', `mailto:${CONTACT.email}`);
  await expect.element(page.getByText(unknown)).not.toBeInTheDocument();
});

test('a site whose file names no contact: says that it names nobody', async () => {
  config.textContent = JSON.stringify({ firebase: {} });
  await render(<PrivacyScreen />);
  await expect.element(page.getByText(texts.complaints.unknown)).toBeVisible();
});
