import { paths } from '@bazaar/shared/contracts/paths';

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
}

export interface CategoryRow {
  title: string;
  /** Where its cards lead (docs/decisions/010, Landing). */
  pathOf(name: string): string;
  items: readonly CategoryCard[];
}

/** Spec §9, Carousel: 6 slides, 6000 ms each. */
export const SLIDE_MS = 6_000;
export const SLIDES: readonly Slide[] = [
  {
    id: '1',
    backgroundImage: 'hero-1',
    title: 'Start a mobile repair shop in 30 days',
    text: 'Short lessons in your language, from people who run the business.',
  },
  {
    id: '2',
    backgroundImage: 'hero-2',
    title: 'Learn the tool before you buy it',
    text: 'See it used on a real job, then decide.',
  },
  {
    id: '3',
    backgroundImage: 'hero-3',
    title: 'Carpenters who quote with confidence',
    text: 'Measure, add for waste, say the price first.',
  },
  {
    id: '4',
    backgroundImage: 'hero-4',
    title: 'Furniture, fittings, first customers',
    text: 'From the workshop to the first ten orders.',
  },
  {
    id: '5',
    backgroundImage: 'hero-5',
    title: 'One tool, one trade, one good name',
    text: 'Work that people recommend to each other.',
  },
  { id: '6', backgroundImage: 'hero-6', title: 'Fix the leak, keep the customer', text: 'Open one tile, not ten.' },
];

/** Spec §2, Landing page. */
export const ROWS: readonly CategoryRow[] = [
  {
    title: 'Popular Business Categories',
    pathOf: paths.businessTopic,
    items: [
      { name: 'Mobile Repairing', image: 'board-01', icon: '📱' },
      { name: 'Cab Driving', image: 'board-07', icon: '🚕' },
      { name: 'Carpenter Business', image: 'board-03', icon: '🪚' },
      { name: 'Plumber Business', image: 'board-06', icon: '🔧' },
      { name: 'Electrician Business', image: 'board-08', icon: '💡' },
    ],
  },
  {
    title: 'Featured Categories',
    pathOf: () => paths.categories,
    items: [
      { name: 'Dharm Yudh', image: 'board-11' },
      { name: 'Karm Yudh', image: 'board-29' },
      { name: 'Youtube Class', image: 'board-17' },
      { name: 'Shunye Dhristi', image: 'board-18' },
    ],
  },
  {
    title: 'Trending Now',
    pathOf: () => paths.reels,
    items: [
      { name: 'Business Startup Guide', image: 'board-09' },
      { name: 'Digital Marketing', image: 'board-23' },
      { name: 'Financial Planning', image: 'board-12' },
      { name: 'Leadership Skills', image: 'board-10' },
    ],
  },
];

/** Spec §1 and §9: static marketing figures. */
export const STATS: readonly { value: string; name: string }[] = [
  { value: '1000+', name: 'Business Ideas' },
  { value: '50K+', name: 'Active Learners' },
  { value: '4.8', name: 'Average Rating' },
];
