/** The window of the browsers that no device profile describes, in px. */
export const WINDOW = { width: 1280, height: 800 } as const;
