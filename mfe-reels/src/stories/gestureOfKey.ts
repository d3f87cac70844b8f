import type { Gesture } from './gesture.ts';

const GESTURES: Record<string, Gesture> = { ArrowLeft: 'previous', ArrowRight: 'next', ' ': 'toggle' };

/** What a key means to the open story. Space belongs to the button that has the focus; Escape to the dialog. */
export function gestureOfKey(event: KeyboardEvent): Gesture {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return 'none';
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return 'none';
  return GESTURES[event.key] ?? 'none';
}
