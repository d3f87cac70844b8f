/** Not in the spec: a new screen counts as settled after this, loaded or not. */
const SETTLED_WITHIN_MS = 3_000;

/**
 * Calls back once the new screen has its heading and nothing in it is `aria-busy`, or after `withinMs`. Returns a function
 * that cancels it.
 */
export function whenSettled(callback: () => void, withinMs = SETTLED_WITHIN_MS): () => void {
  const content = document.getElementById('content');
  if (!content) return () => {};
  const isSettled = () => content.querySelector('h1') !== null && content.querySelector('[aria-busy="true"]') === null;
  const finish = () => {
    cancel();
    callback();
  };
  const observer = new MutationObserver(() => isSettled() && finish());
  const timer = setTimeout(finish, withinMs);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  if (isSettled()) queueMicrotask(() => isSettled() && finish());
  return cancel;
}
