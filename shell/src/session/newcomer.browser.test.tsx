import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { MemoryRouter, useNavigate } from '@bazaar/shared/router';
import { useNewcomer } from '@bazaar/shared/session/newcomer';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { rememberingVisits } from '../offline/visitedPages.ts';
import { isNewcomer } from './isNewcomer.ts';
import { useEndOfNewcomer } from './useEndOfNewcomer.ts';

const marks = document.documentElement.dataset as HtmlMarks;

beforeEach(() => {
  forgetRemembered(currentVisit());
  delete marks.visitor;
});

test.each([
  ['no page', ''],
  ['another site', 'https://chat.example/'],
  ['a site whose name begins as ours', `${location.origin}.example/`],
  ['the card of a lesson', `${location.origin}/cards/lesson-a.html`],
])('nothing is on the device, and %s led here: a newcomer', (_from, referrer) => {
  expect(isNewcomer(referrer)).toBe(true);
});

test('a page of the school led here, before it could note that it was visited: no newcomer', () => {
  expect(isNewcomer(`${location.origin}/home`)).toBe(false);
});

test.each([
  ['a page was visited', () => rememberingVisits()({ path: '/feed', title: 'Feed' })],
  ['a lesson was begun', () => storedProgress.set([{}])],
  ['somebody has signed in', () => (marks.visitor = 'known')],
])('%s: no newcomer', (_what, act) => {
  act();
  expect(isNewcomer('')).toBe(false);
});

test('another lesson in the place of this one changes nothing; a step to another page ends it, and Back finds none', async () => {
  useNewcomer.setState({ isNewcomer: true });
  const { result, act } = await renderHook(
    () => {
      useEndOfNewcomer();
      return useNavigate();
    },
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  const go = (...to: unknown[]) => act(() => void (result.current as (...given: unknown[]) => void)(...to));
  await go('/a', { replace: true });
  expect(useNewcomer.getState().isNewcomer).toBe(true);
  await go('/b');
  expect(useNewcomer.getState().isNewcomer).toBe(false);
  await go(-1);
  expect(useNewcomer.getState().isNewcomer).toBe(false);
});
