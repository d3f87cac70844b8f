/** The two live regions stand in the shell; remotes find them by id, because each brings its own copy of this file. */
export const LIVE_REGIONS = { polite: 'live-polite', assertive: 'live-assertive' } as const;

/** Not in the spec: what was said leaves the region, so that a reader who comes later does not meet it. */
const SAID_FOR_MS = 5_000;

/** Says the text to screen readers. The same text again, while it still stands there, is not said twice. */
export function announce(text: string, urgency: keyof typeof LIVE_REGIONS): void {
  const region = document.getElementById(LIVE_REGIONS[urgency]);
  if (!region || region.textContent === text) return;
  region.textContent = text;
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, SAID_FOR_MS);
}
