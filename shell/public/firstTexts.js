// The texts that the document shows before the shell runs, in the page's language (docs/decisions/033). Small and without
// imports: it is inline, after what it changes.
(() => {
  const texts = JSON.parse(document.getElementById('document-texts').textContent)[document.documentElement.lang];
  if (!texts) return;
  const root = document.getElementById('root');
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = texts[nodes.currentNode.data.trim()];
    if (text) nodes.currentNode.data = text;
  }
  for (const element of root.querySelectorAll('[aria-label]'))
    element.ariaLabel = texts[element.ariaLabel] ?? element.ariaLabel;
})();
