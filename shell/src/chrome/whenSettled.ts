/** Not in the spec: how long a new screen may take to bring its content before it is taken as it is. */
const SETTLED_WITHIN_MS = 3_000;

/**
 * Calls back once the new screen has its heading and nothing in it says that it is busy. Returns the way to cancel.
 */
export function whenSettled(callback: () => void): () => void {
  const content = document.getElementById('content');
  if (!content) return () => {};
  const isSettled = () => content.querySelector('h1') !== null && content.querySelector('[aria-busy="true"]') === null;
  const finish = () => {
    cancel();
    callback();
  };
  const observer = new MutationObserver(() => isSettled() && finish());
  const timer = setTimeout(finish, SETTLED_WITHIN_MS);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  if (isSettled()) queueMicrotask(() => isSettled() && finish());
  return cancel;
}
