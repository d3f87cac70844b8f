/**
 * Adds a listener for several events at once. `isCapturing`: before the listeners of the target itself, and where events do not
 * bubble. Returns an unsubscribe function.
 */
export function listen(
  target: EventTarget,
  events: readonly string[],
  handler: () => void,
  isCapturing = false,
): () => void {
  for (const event of events) target.addEventListener(event, handler, isCapturing);
  return () => {
    for (const event of events) target.removeEventListener(event, handler, isCapturing);
  };
}
