// Part of a document's first script (canaryScripts.ts): plain JavaScript, nothing imported. A page that was requested below the folder
// of the canary's documents shows its own path again. Returns whether it was requested there.
(folder) => {
  if (!location.pathname.startsWith(`/${folder}/`)) return false;
  history.replaceState(history.state, '', location.href.replace(`/${folder}/`, '/'));
  return true;
};
