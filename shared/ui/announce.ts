/** The ids of the two live regions: they are the shell's, and each remote has its own copy of this file. */
export const LIVE_REGIONS = { polite: 'live-polite', assertive: 'live-assertive' } as const;

/** Not in the spec: after this a text is removed, so that somebody who reads the whole page does not come across it. */
const SHOWN_FOR_MS = 5_000;

/** Says the text to screen readers. The same text again, while it is still there, is not said twice. */
export const announce = (text: string, urgency: keyof typeof LIVE_REGIONS): void => write(text, urgency, false);

/** Shows the text above the bottom bar for a while, and says it to screen readers: for messages that need no action. */
export const toast = (text: string, urgency: keyof typeof LIVE_REGIONS = 'polite'): void => write(text, urgency, true);

function write(text: string, urgency: keyof typeof LIVE_REGIONS, isToast: boolean): void {
  const region = document.getElementById(LIVE_REGIONS[urgency]);
  if (!region || region.textContent === text) return;
  region.textContent = text;
  region.dataset.seen = String(isToast);
  setTimeout(() => {
    if (region.textContent === text) region.textContent = '';
  }, SHOWN_FOR_MS);
}
