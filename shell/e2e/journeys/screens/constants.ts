/** The window of browsers without a device profile, in px. */
export const WINDOW = { width: 1280, height: 800 } as const;
