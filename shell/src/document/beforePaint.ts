/** All that has to be in place before anything is drawn: the theme, what the header shows, a listener for presses. */
import {
  DRAWN,
  PRESSED,
  SIGNED_IN_KEY,
  THEME_COLORS,
  THEME_KEY,
  type ControlMarks,
  type HtmlMarks,
} from '@bazaar/shared/contracts/documentProtocol';
import { readStored } from '@bazaar/shared/device/webStorage';

const marks = document.documentElement.dataset as HtmlMarks;

// These pages share their document with others, and have the bottom bar instead of the header's links (§9).
if (/^\/(services|login)$/.test(location.pathname)) marks.bottomBar = '';

/** The theme (docs/decisions/011). */
const theme = readStored(THEME_KEY, false);
if (theme === 'light' || theme === 'dark') {
  marks.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[theme];
}

if (readStored(SIGNED_IN_KEY, false)) marks.visitor = 'known';

// A button that is pressed before React is there: React's is pressed in its stead (takeOver.ts, docs/decisions/024). A link works by
// itself.
addEventListener('click', ({ target }) => {
  const control = (target as Element).closest?.<HTMLElement>(`${DRAWN} :is(button,input,video)`);
  if (!control) return;
  const before = document.querySelector<HTMLElement>(PRESSED);
  if (before) delete (before.dataset as ControlMarks).pressed;
  // A control that expands says so, and a second press takes it back. The header's menu is there at once (document.css), others with React.
  const isOpen = control.ariaExpanded === 'true';
  control.ariaExpanded &&= `${!isOpen}`;
  if (!isOpen) (control.dataset as ControlMarks).pressed = '';
});
