/** The two live regions stand in the shell; remotes find them by id, because each brings its own copy of this file. */
export const LIVE_REGIONS = { polite: 'live-polite', assertive: 'live-assertive' } as const;

/** Not in the spec: what was said leaves the region, so that a reader who comes later does not meet it. */
const SAID_FOR_MS = 5_000;

/** Says the text to screen readers. The same text again, while it still stands there, is not said twice. */
export const announce = (text: string, urgency: keyof typeof LIVE_REGIONS): void => say(text, urgency, false);

/** Says the text to everybody: it is shown above the bottom bar for a while, and read out. For what needs no answer. */
export const toast = (text: string, urgency: keyof typeof LIVE_REGIONS = 'polite'): void => say(text, urgency, true);

function say(text: string, urgency: keyof typeof LIVE_REGIONS, isSeen: boolean): void {
  const region = document.getElementById(LIVE_REGIONS[urgency]);
  if (!region || region.textContent === text) return;
  region.textContent = text;
  region.dataset.seen = String(isSeen);
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, SAID_FOR_MS);
}
