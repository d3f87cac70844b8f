/**
 * Puts the texts of the page's language into what the document draws, after which it stands (docs/decisions/033), and names the web app manifest
 * in it.
 */
import { ROOT_ID, TEXTS_ELEMENT_ID, type DocumentTexts } from '@bazaar/shared/contracts/documentProtocol';

const all = JSON.parse(document.getElementById(TEXTS_ELEMENT_ID)!.textContent) as DocumentTexts;
const translation = all[document.documentElement.lang];
if (translation) {
  const { texts, manifest } = translation;
  const root = document.getElementById(ROOT_ID)!;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    node.data = texts[node.data.trim()] ?? node.data;
  }
  for (const element of root.querySelectorAll('[aria-label]'))
    element.ariaLabel = texts[element.ariaLabel ?? ''] ?? element.ariaLabel;
  if (manifest) document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = manifest;
}
