/** The window of browsers without a device profile, in px. */
export const WINDOW = { width: 1280, height: 800 } as const;

/** Opening a session of WebKit takes 2 s, on a busy machine 10. */
export const SESSION_WITHIN_MS = 30_000;
export const SESSION_ATTEMPTS = 3;

/** The key that is held for the system's commands, such as to paste. */
export const COMMAND_KEY = process.platform === 'darwin' ? 'Meta' : 'Control';
