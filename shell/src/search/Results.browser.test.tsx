import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fold } from '@bazaar/shared/search/fold';
import { MarkedText } from './Results.tsx';
import { startTranslation, TRANSLATION_MARK, untranslated } from '../../../shared/testing/translation.ts';

test('a translated result: with other words marked it shows its whole text', async () => {
  const markedFor = (word: string) => (
    <p data-testid="name">
      <MarkedText terms={new Set(fold(word))}>Pricing a repair so that you earn</MarkedText>
    </p>
  );
  const { rerender } = await render(markedFor('repair'));
  startTranslation(TRANSLATION_MARK);
  for (const word of ['Pricing', 'earn', 'repair']) {
    await rerender(markedFor(word));
    await expect.element(page.getByRole('mark')).toHaveTextContent(`${TRANSLATION_MARK}${word}`);
    expect(untranslated(page.getByTestId('name').element().textContent)).toBe('Pricing a repair so that you earn');
    expect(staleTexts!()).toEqual([]);
  }
});
