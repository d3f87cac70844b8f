/** The beginning of a translated text: its 'translation' is the text itself. */
export const TRANSLATION_MARK = '¤';

/** A text of a translated page without the marks, to be compared. */
export const untranslated = (text: string): string => text.replaceAll(TRANSLATION_MARK, '');

/**
 * Translates the page as Chrome does (docs/decisions/033), also what comes later: each text node gives way to two `<font>`, one
 * in the other, with the translation. To be run in the page; holds all that it needs.
 */
export function startTranslation(mark: string): void {
  const LEFT_OUT = 'script, style, noscript, textarea, template, code, svg, font, .notranslate, [translate="no"]';
  const replaced: { text: Text; original: string; translation: Element }[] = [];

  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_OUT)) return;
    const [inner, translation] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${mark}${text.data}`;
    translation.append(inner);
    replaced.push({ text, original: text.data, translation });
    text.replaceWith(translation);
  };
  const translateAll = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); walker.nextNode();)
      texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const start = () => {
    document.documentElement.lang = 'ta';
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected && node !== document.body) translateAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // Texts that the page has rendered since into nodes that the translation has replaced: nobody sees them.
  const staleTexts = () =>
    replaced.flatMap(({ text, original, translation }) =>
      translation.isConnected && text.data !== original ? [`'${text.data}' is shown as '${original}'`] : [],
    );
  Object.assign(globalThis, { staleTexts });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}

declare global {
  /** Of a translated page. */
  var staleTexts: (() => string[]) | undefined;
}
