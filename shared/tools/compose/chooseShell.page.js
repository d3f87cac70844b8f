// Part of the first script of the live shell's documents while a canary of the shell runs (canaryScripts.ts): plain JavaScript, nothing
// imported. A visitor of the share gets the document of the canary instead, in the same entry of the history, with its state.
(folder, { percent, version }, bucketOf) => {
  let id;
  try {
    // This tab has seen that it does not start (noteFailedShell.page.js).
    if (sessionStorage.getItem('bazaar.failedShell') === version) return;
    // As shared/device stores it: the id of shell/src/remotes/candidates.ts, which survives a sign-out.
    const kept = JSON.parse(localStorage.getItem('bazaar.survivesSignOut')) ?? [];
    id = JSON.parse(localStorage.getItem('bazaar.visitor'));
    if (!id) {
      id = crypto.randomUUID();
      localStorage.setItem('bazaar.survivesSignOut', JSON.stringify([...kept, 'bazaar.visitor']));
      localStorage.setItem('bazaar.visitor', JSON.stringify(id));
    }
  } catch {
    return; // without an id that stays the visitor would get another shell at every page
  }
  if (bucketOf(id, 'shell') >= percent) return;
  stop(); // nothing more of this document is loaded
  const { origin, pathname, search, hash } = location;
  history.replaceState(history.state, '', `${origin}/${folder}${pathname}${search}${hash}`);
  location.reload();
};
