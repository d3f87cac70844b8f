// By their paths: Node reads this file for vite.config.ts.
import { THEME_COLORS } from '../../../shared/contracts/documentProtocol.ts';
import { BASE_LANGUAGE, type Language, type TranslatedTexts } from '../../../shared/contracts/languages.ts';
import * as paths from '../../../shared/contracts/paths.ts';
import * as english from '../texts.ts';
import * as hindi from '../texts.hi.ts';

type Texts = Pick<TranslatedTexts<typeof english, typeof hindi>, 'manifest' | 'navigation'>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

/** Its path on the site: a file for each language, since the texts of a manifest are in one. Of the same app, by its `id`. */
export const manifestPath = (language: Language): string => `/site${ending(language)}.webmanifest`;

const ending = (language: Language) => (language === BASE_LANGUAGE ? '' : `.${language}`);

/**
 * The pictures that a browser and a store show before the site is installed, made by `npm run screenshots`. Chromium takes 320 to 3,840
 * pixels, the longer side at most 2.3 times the shorter one, and all of a form of the same shape.
 */
export const SCREENSHOTS = [
  { name: 'home', form: 'narrow', path: paths.home },
  { name: 'lesson', form: 'narrow', path: paths.levelVideos('topic-001', 'level-001') },
  { name: 'topics', form: 'narrow', path: paths.business },
  { name: 'lesson', form: 'wide', path: paths.levelVideos('topic-001', 'level-001') },
] as const satisfies readonly { name: keyof Texts['manifest']['screenshots']; form: Form; path: string }[];

type Form = 'narrow' | 'wide';

/** Of the window that they are taken in. A browser shows them small, and a phone may fetch those of its form before anybody asks for them. */
export const SCREENSHOT_SIZES = {
  narrow: { width: 360, height: 720 },
  wide: { width: 1280, height: 720 },
} as const satisfies Record<Form, { width: number; height: number }>;

export const screenshotPath = ({ name, form }: (typeof SCREENSHOTS)[number], language: Language): string =>
  `/screenshot-${name}-${form}${ending(language)}.webp`;

/** The entries of a long press on the app's icon. A phone shows the first three or four. */
export const SHORTCUTS = ['levels', 'reels', 'myLessons'] as const;
type Shortcut = (typeof SHORTCUTS)[number];

const SHORTCUT_PATHS: Record<Shortcut, string> = {
  levels: paths.categories,
  reels: paths.reels,
  myLessons: paths.dashboard,
};

export const shortcutIconPath = (shortcut: Shortcut): string => `/shortcut-${shortcut.toLowerCase()}.png`;

/** Of 48 dp on the densest phones; Chromium and Bubblewrap take none below 96. */
export const SHORTCUT_ICON_PX = 192;

/** The web app manifest (W3C) in a language: how the site stands on a home screen (docs/decisions/047). `brand`: the name of the site. */
function webManifest(language: Language, brand: string) {
  const { manifest, navigation } = TEXTS[language];
  const png = (src: string, px: number) => ({ src, sizes: `${px}x${px}`, type: 'image/png' });
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: manifest.description,
    lang: language,
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    categories: ['education', 'business'],
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      name: shortcut === 'myLessons' ? manifest.myLessons : navigation[shortcut],
      url: SHORTCUT_PATHS[shortcut],
      icons: [png(shortcutIconPath(shortcut), SHORTCUT_ICON_PX)],
    })),
    screenshots: SCREENSHOTS.map((screenshot) => {
      const { width, height } = SCREENSHOT_SIZES[screenshot.form];
      return {
        src: screenshotPath(screenshot, language),
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor: screenshot.form,
        label: manifest.screenshots[screenshot.name],
      };
    }),
  };
}

/** For the build: where it lies, and its content. */
export const webManifests = { pathIn: manifestPath, contentIn: webManifest };
