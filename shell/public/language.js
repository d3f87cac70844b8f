// The language of the interface, before anything is drawn or loaded (docs/decisions/033): what the visitor has chosen on this
// device, else the first of the browser's languages that the interface has. Small and without imports: it is inline.
(() => {
  const LANGUAGES = ['en', 'hi']; // shared/contracts/languages.ts
  // Without import maps the texts cannot be chosen.
  if (!HTMLScriptElement.supports?.('importmap')) return;
  let chosen;
  try {
    chosen = localStorage.getItem('bazaar.language');
  } catch {}
  const wanted = [chosen, ...(navigator.languages ?? []).map((each) => each.split('-')[0])];
  const root = document.documentElement;
  root.lang = wanted.find((each) => LANGUAGES.includes(each)) ?? 'en';
  root.dataset.language = root.lang; // `lang` may become that of a browser's translation
})();
