/**
 * A command as `concurrently` takes it: one text, for a shell. It removes the quotes of a text that begins and ends with one, so only
 * a part with a space in it is quoted, and the last part, a word of ours, never is.
 */
export const commandLine = (program: string, args: readonly string[]): string =>
  [program, ...args].map((part) => (/\s/.test(part) ? JSON.stringify(part) : part)).join(' ');
