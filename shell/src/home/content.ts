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
  /** The names that its topic may have in the data, whatever the language of the page: the first that is there is opened. */
  names: readonly string[];
}

export interface CategoryRow {
  title: string;
  /** The path that a card leads to (docs/behaviour.md, Landing). */
  pathOf(...names: readonly string[]): string;
  items: readonly CategoryCard[];
}

/** Spec §9, Carousel: 6 slides, 6000 ms each. */
export const SLIDE_MS = 6_000;
export const SLIDES: readonly Slide[] = home.slides.map((texts, index) => ({
  id: String(index + 1),
  backgroundImage: `hero-${index + 1}`,
  ...texts,
}));

const { cards, rows } = home;

/** Not in the spec: the topic in which a visitor without a past begins, that of the first slide. */
export const START_PATH = paths.businessTopic('Mobile Repairing');

/** Spec §2, Landing page. */
export const ROWS: readonly CategoryRow[] = [
  {
    title: rows.popular,
    pathOf: paths.businessTopic,
    items: [
      { name: cards.mobile, names: ['Mobile Repairing'], image: 'board-01', icon: '📱' },
      { name: cards.cab, names: ['Cab Driving'], image: 'board-07', icon: '🚕' },
      { name: cards.carpenter, names: ['Carpenter Business'], image: 'board-03', icon: '🪚' },
      { name: cards.plumber, names: ['Plumber Business'], image: 'board-06', icon: '🔧' },
      { name: cards.electrician, names: ['Electrician Business'], image: 'board-08', icon: '💡' },
    ],
  },
  {
    title: rows.featured,
    pathOf: paths.categoryNamed,
    items: [
      { name: cards.dharm, names: ['Dharm Yudh'], image: 'board-11' },
      { name: cards.karm, names: ['Karm Yudh'], image: 'board-29' },
      { name: cards.youtube, names: ['Youtube Class', 'YouTube Class'], image: 'board-17' },
      { name: cards.shunye, names: ['Shunye Dhristi', 'Dharm Yudh'], image: 'board-18' },
    ],
  },
  {
    title: rows.trending,
    pathOf: paths.businessTopic,
    items: [
      { name: cards.startup, names: ['Business Startup Guide', 'Mobile Repairing'], image: 'board-09' },
      { name: cards.marketing, names: ['Digital Marketing', 'Social Media for Shops'], image: 'board-23' },
      { name: cards.finance, names: ['Financial Planning', 'Accounts for Small Shops'], image: 'board-12' },
      { name: cards.leadership, names: ['Leadership Skills', 'Karm Yudh'], image: 'board-10' },
    ],
  },
];
