import * as paths from '@bazaar/shared/contracts/paths';
import { home } from '../texts.ts';

export interface Slide {
  id: string;
  /** An image of the image service. */
  backgroundImage: string;
  title: string;
  text: string;
}

/** §3: name, image, optional icon. */
export interface CategoryCard {
  name: string;
  image: string;
  icon?: string;
  /** The name that its business topic has in the data, whatever the language of the page. */
  topic?: string;
}

export interface CategoryRow {
  title: string;
  /** The path that a card leads to (docs/behaviour.md, Landing). `topic`: the name of the card's business topic in the data. */
  pathOf(topic?: string): string;
  items: readonly CategoryCard[];
}

/** Spec §9, Carousel: 6 slides, 6000 ms each. */
export const SLIDE_MS = 6_000;
export const SLIDES: readonly Slide[] = home.slides.map((texts, index) => ({
  id: String(index + 1),
  backgroundImage: `hero-${index + 1}`,
  ...texts,
}));

const { cards, figures, rows } = home;

/** Spec §2, Landing page. */
export const ROWS: readonly CategoryRow[] = [
  {
    title: rows.popular,
    pathOf: (topic = '') => paths.businessTopic(topic),
    items: [
      { name: cards.mobile, topic: 'Mobile Repairing', image: 'board-01', icon: '📱' },
      { name: cards.cab, topic: 'Cab Driving', image: 'board-07', icon: '🚕' },
      { name: cards.carpenter, topic: 'Carpenter Business', image: 'board-03', icon: '🪚' },
      { name: cards.plumber, topic: 'Plumber Business', image: 'board-06', icon: '🔧' },
      { name: cards.electrician, topic: 'Electrician Business', image: 'board-08', icon: '💡' },
    ],
  },
  {
    title: rows.featured,
    pathOf: () => paths.categories,
    items: [
      { name: cards.dharm, image: 'board-11' },
      { name: cards.karm, image: 'board-29' },
      { name: cards.youtube, image: 'board-17' },
      { name: cards.shunye, image: 'board-18' },
    ],
  },
  {
    title: rows.trending,
    pathOf: () => paths.reels,
    items: [
      { name: cards.startup, image: 'board-09' },
      { name: cards.marketing, image: 'board-23' },
      { name: cards.finance, image: 'board-12' },
      { name: cards.leadership, image: 'board-10' },
    ],
  },
];

/** Spec §1 and §9: static marketing figures. */
export const STATS: readonly { value: string; name: string }[] = [
  { value: '1000+', name: figures.ideas },
  { value: '50K+', name: figures.learners },
  { value: '4.8', name: figures.rating },
];
