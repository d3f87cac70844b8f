// Reads the pattern of a route as react-router does: '/a/:id/b/:other?'. Part of the document's first script, given to
// preload.page.js and earlyReads.page.js. The groups of the expression are the parameters.
(pattern) =>
  new RegExp(`^${pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
