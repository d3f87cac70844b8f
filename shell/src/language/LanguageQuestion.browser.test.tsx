import { MemoryRouter } from '@bazaar/shared/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@bazaar/shared/ui/tokens.css';
import { Sections } from '../chrome/Sections.tsx';
import { asked } from './language.ts';
import { LanguageQuestion } from './LanguageQuestion.tsx';

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN', 'hi-IN']);
  asked.set(undefined);
});
afterEach(() => vi.restoreAllMocks());

const question = page.getByRole('region', { name: 'Language' });

const show = (above = 0) =>
  render(
    <>
      <div style={{ height: above }} />
      <LanguageQuestion />
    </>,
  );

test('in view: it is part of the page, and after going on to another one it is not asked again', async () => {
  const first = await show();
  await expect.element(question).toBeVisible();
  expect(getComputedStyle(question.element()).position).toBe('static');
  await expect.poll(() => asked.get()).toBe(true);
  await expect.element(question).toBeVisible();
  await first.unmount();
  await show();
  expect(question.elements()).toEqual([]);
});

test('Escape puts it off', async () => {
  await show();
  await expect.poll(() => asked.get()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

test('below what is in view: Escape is not meant for it, and it is asked on the next page', async () => {
  const first = await show(5_000);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeInTheDocument();
  await first.unmount();
  await show();
  await expect.element(question).toBeVisible();
});

test('a browser that reads no other language of ours: no question, and the menu of the header has all', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN']);
  await page.viewport(360, 740);
  await render(
    <MemoryRouter>
      <Sections pathname="/feed" />
      <LanguageQuestion />
    </MemoryRouter>,
  );
  expect(question.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  const languages = page.getByRole('group', { name: 'Language' });
  await expect.element(languages.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'false');
  await expect.element(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
});
