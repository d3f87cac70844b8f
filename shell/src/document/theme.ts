/** Sets what the first paint depends on (docs/decisions/011): the theme, and what the header shows. */
import { SIGNED_IN_KEY, THEME_COLORS, THEME_KEY, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { readStored } from '@bazaar/shared/device/webStorage';

const marks = document.documentElement.dataset as HtmlMarks;

// These pages share their document with others, and have the bottom bar instead of the header's links (§9).
if (/^\/(services|login)$/.test(location.pathname)) marks.bottomBar = '';

const theme = readStored(THEME_KEY, false);
if (theme === 'light' || theme === 'dark') {
  marks.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = THEME_COLORS[theme];
}

if (readStored(SIGNED_IN_KEY, false)) marks.visitor = 'known';
