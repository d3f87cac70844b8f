/** Adds a listener for several events at once. Returns an unsubscribe function. */
export function listen(target: EventTarget, events: readonly string[], handler: () => void): () => void {
  for (const event of events) target.addEventListener(event, handler);
  return () => {
    for (const event of events) target.removeEventListener(event, handler);
  };
}
