import { ROWS } from '../../../shell/src/home/content.ts';
import { home as english } from '../../../shell/src/texts.ts';
import { home as hindi } from '../../../shell/src/texts.hi.ts';
import { fold } from '../../search/fold.ts';
import type { Found } from './readSchool.ts';

/** The cards of the landing page whose name nothing else of the school has; the name in Hindi is found as a description. */
export function readCards(all: readonly Found[]): Found[] {
  const isSame = (name: string, other: string) => fold(name).join(' ') === fold(other).join(' ');
  const cards = ROWS.flatMap(({ items, pathOf }) => items.map((card) => ({ ...card, path: pathOf(...card.names) })));
  return cards
    .filter(({ name }) => !all.some((found) => isSame(found.name, name)))
    .map(({ name, image, path }) => {
      const key = keyOf(name);
      return { type: 'card', id: key ?? image, name, imageId: image, path, description: key && hindi.cards[key] };
    });
}

type CardKey = keyof typeof english.cards;
const keyOf = (name: string) => (Object.keys(english.cards) as CardKey[]).find((key) => english.cards[key] === name);
