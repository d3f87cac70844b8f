import '../reset.css';
import '../tokens.css';
import { MemoryRouter } from '@bazaar/shared/router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BoardCard } from './BoardCard.tsx';

/** As narrow as a card on a phone of 320 px. */
const CARD_PX = 130;

const show = (name: string) =>
  render(
    <MemoryRouter>
      <div style={{ width: CARD_PX }}>
        <BoardCard to="/" name={name} imageId={undefined} />
      </div>
    </MemoryRouter>,
  );

test('a long name: cut after a whole word with …, and the link has the whole name', async () => {
  const name = 'Screens, batteries, flex cables: what to buy first and what to leave at the shop';
  await show(name);
  await expect.element(page.getByText('…')).toBeVisible();
  expect(visibleText()).toBe('Screens, batteries, flex cables: what to buy');
  await expect.element(page.getByRole('link', { name: 'what to leave at the shop' })).toBeVisible();
});

test('a single word that is longer than the card: shown to its last letter', async () => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, 80);
  await show(word);
  expect(visibleText()).toBe(word);
  const { right } = document.querySelector('bdi')!.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(document.querySelector('a')!.getBoundingClientRect().right);
});

/** The characters of the name that lie on the card. */
function visibleText(): string {
  const name = document.querySelector('bdi')!;
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()!;
  const card = document.querySelector('a')!.getBoundingClientRect();
  return [...text.textContent!]
    .filter((_, index) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right, bottom } = range.getBoundingClientRect();
      return (
        left >= card.left - 1 &&
        right <= card.right + 1 &&
        bottom <= name.closest('span')!.getBoundingClientRect().bottom + 1
      );
    })
    .join('');
}
