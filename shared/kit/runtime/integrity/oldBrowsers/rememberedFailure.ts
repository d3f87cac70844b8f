/** Every file of a module can be had, and its import fails all the same: the browser remembers a failure until the page is left. */
export class RememberedFailure extends Error {
  override name = 'RememberedFailure';
}

/** Says that the shell's own code failed in a way that this browser remembers. */
export const onlyNewPageHelps = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof RememberedFailure;
