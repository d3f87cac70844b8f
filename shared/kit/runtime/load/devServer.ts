/** Set by Vite; absent in builds of other bundlers and in plain Node. */
interface WithEnv {
  readonly env?: { readonly DEV?: boolean; readonly MODE?: string };
}

/** True on Vite's dev server, whose files have no hashes, and in tests. */
export const IS_DEV_SERVER = (import.meta as WithEnv).env?.DEV === true;

/** True in tests. */
export const IS_TEST = (import.meta as WithEnv).env?.MODE === 'test';
