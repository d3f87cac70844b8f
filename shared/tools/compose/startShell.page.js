// Part of the document's first script, given to preload.page.js: returns the function that starts the shell, whose entry waits in
// a template of frame.html (docs/decisions/024). Called again, or where the document has no such template, it does nothing.
(id) => () => {
  const entry = document.getElementById(id);
  if (entry) document.head.append(entry.content);
};
