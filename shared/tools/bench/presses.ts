/** The presses that are measured: where, on what, and by what the learner sees that it is answered. */

/** Runs in the page; `path` is that of the page that was opened, `heading` its first heading when the press came. */
type IsAnswered = (before: { path: string; heading: string }) => boolean;

/** `menu`: it is open. `dialog`: it is open. `screen`: another one, or its skeleton, stands there. `video`: it plays, or says that it waits. */
export type Answer = 'menu' | 'dialog' | 'screen' | 'video';

export interface Press {
  name: string;
  path: string;
  /** A selector; the first of these controls that can be pressed is. */
  control: string;
  answer: Answer;
}

const LESSON = '/levels/topic-002/videos/level-002';

/** Not in the spec: the ten that the journeys begin with. A list has no filter of its own today. */
export const PRESSES: readonly Press[] = [
  { name: 'Levels in the bottom bar', path: '/home', control: 'a[href="/level/categories"]', answer: 'screen' },
  { name: 'Start here', path: '/home', control: 'main a[href*="?topic="]', answer: 'screen' },
  { name: 'Search', path: '/home', control: 'a.site-search', answer: 'screen' },
  { name: 'a story', path: '/feed', control: 'main button[aria-haspopup="dialog"]', answer: 'dialog' },
  { name: 'Menu', path: '/feed', control: '.site-menu', answer: 'menu' },
  { name: 'Menu', path: '/level/categories', control: '.site-menu', answer: 'menu' },
  {
    name: 'a card of a category',
    path: '/level/categories',
    control: 'main li a[href*="/categories/"]',
    answer: 'screen',
  },
  { name: 'a card of a maker', path: '/creators', control: 'main li a[href$="/topics"]', answer: 'screen' },
  { name: 'Play', path: LESSON, control: 'main video', answer: 'video' },
  { name: 'Play reels', path: '/reel', control: 'main article, main button', answer: 'video' },
];

/** Every test of an answer, as functions that run in the page. */
export const ANSWERS: Record<Answer, IsAnswered> = {
  menu: () => document.querySelector('.site-menu[aria-expanded="true"]') !== null,
  dialog: () => document.querySelector('dialog[open], [role="dialog"]') !== null,
  screen: ({ path, heading }) => {
    const isBusy = document.querySelector('main [aria-busy="true"], main[aria-busy="true"]') !== null;
    const now = document.querySelector('main h1')?.textContent ?? '';
    return location.pathname !== path && (isBusy || (now !== '' && now !== heading));
  },
  video: () => {
    const isWaiting = document.querySelector('main [role="status"] > span:empty') !== null;
    if (document.querySelector('video[data-pressed]')) return true; // the ring of a drawn player
    return [...document.querySelectorAll('video')].some(
      (video) => !video.paused && (video.readyState >= 3 || isWaiting),
    );
  },
};
