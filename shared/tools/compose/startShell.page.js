// Part of the document's first script, given to preload.page.js: returns the function that starts the shell, whose entry waits in
// a template of frame.html (docs/decisions/024); in the landing page's only the files that differ by language
// do. Called again, or where the document has no such template, it does nothing.
(id, fileOf) => () => {
  const entry = document.getElementById(id);
  if (!entry) return;
  const links = entry.content.querySelectorAll('link');
  // A property that is undefined would become the text 'undefined'.
  for (const link of links) {
    const { href, integrity = '' } = fileOf(link.getAttribute('href'));
    Object.assign(link, { integrity, href });
  }
  document.head.append(...links); // requested at once
  // A script that is added runs as soon as it is there: one that the service worker has, before the parser has come to #root.
  const start = () => document.head.append(entry.content);
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
};
