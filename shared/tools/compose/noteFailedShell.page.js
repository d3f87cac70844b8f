// Part of the first script of a canary's documents (canaryScripts.ts): plain JavaScript, nothing imported. A visitor who leaves a page
// that says that it could not start (shell/public/startWatch.js) gets the live shell with the next one, as after Reload.
(version) =>
  addEventListener('pagehide', () => {
    try {
      if (document.querySelector('.start-notice')) sessionStorage.setItem('bazaar.failedShell', version);
    } catch {}
  });
