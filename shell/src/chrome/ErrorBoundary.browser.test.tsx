import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PAGE_NOTE } from '@bazaar/shared/contracts/pageNotes';
import { startTranslation, TRANSLATION_MARK } from '@bazaar/shared/testing/translation.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** With the defect that the linter refuses. */
const Screen = ({ count }: { count: number }) => (
  <p>
    {/* oxlint-disable-next-line bazaar/text-has-own-element -- what a translated page breaks at */}
    {count % 2 === 0 && 'Even'}
    <b>{count}</b>
  </p>
);

const onError = vi.fn<(error: unknown) => void>();
const screen = (count: number, pathname = '/a') => (
  <ErrorBoundary label="A screen failed." pathname={pathname} renderError={() => <i>Failed</i>} onError={onError}>
    <Screen count={count} />
  </ErrorBoundary>
);

test('a screen fails because its page is translated: it is rendered anew, once for a path, and no remote is blamed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { rerender } = await render(screen(0));
  startTranslation(TRANSLATION_MARK);
  await rerender(screen(1));
  await expect.element(page.getByText(`${TRANSLATION_MARK}1`)).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  await rerender(screen(2));
  await rerender(screen(3));
  await expect.element(page.getByText('Failed')).toBeVisible();
  await rerender(screen(4, '/b'));
  await rerender(screen(5, '/b'));
  await expect.element(page.getByText(`${TRANSLATION_MARK}5`)).toBeVisible();
  expect(performance.getEntriesByName(PAGE_NOTE)).toEqual([]);
});
