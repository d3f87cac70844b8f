import { remembered } from '@bazaar/shared/device';

/** The visitor's theme. 'system' follows the device; public/beforePaint.js sets the other two before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const kept = remembered<Theme>('bazaar.theme', (stored) => THEMES.find((theme) => theme === stored) ?? 'system', {
  survivesSignOut: true,
});
/** The ground of each theme (tokens.css), for the browser's own frame. */
const GROUND = { light: '#FBF7F0', dark: '#0F0D0B' } as const;

export const savedTheme = (): Theme => kept.get();

/** Shows a theme at once and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = GROUND[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  kept.set(theme);
}
