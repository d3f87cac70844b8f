/** The visitor's theme. 'system' follows the device; public/beforePaint.js sets the other two before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'bazaar.theme';
/** The ground of each theme (tokens.css), for the browser's own frame. */
const GROUND = { light: '#FBF7F0', dark: '#0F0D0B' } as const;

export function savedTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === saved) ?? 'system';
  } catch {
    return 'system'; // storage is blocked
  }
}

/** Shows a theme at once and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = GROUND[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then it lasts as long as the page.
  }
}
