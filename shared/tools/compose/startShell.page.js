// Part of the document's first script, given to preload.page.js: returns the function that starts the shell, whose entry waits in
// a template of frame.html (docs/decisions/024). Called again, or where the document has no such template, it does nothing.
(id) => () => {
  const entry = document.getElementById(id);
  if (!entry) return;
  document.head.append(...entry.content.querySelectorAll('link')); // requested at once
  // A script that is added runs as soon as it is there: one that the service worker has, before the parser has come to #root.
  const start = () => document.head.append(entry.content);
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
};
