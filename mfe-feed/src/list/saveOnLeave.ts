/** Calls at every way of leaving: another tab or app, a reload, another page, and when the returned cleanup runs. */
export function saveOnLeave(keep: () => void): () => void {
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
    keep();
  };
}
