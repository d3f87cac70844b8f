/** Returns a function that loads once for all who call it, with the arguments of the first; after a failure the next call loads again. */
export function loadOnce<A extends unknown[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (...args) =>
    (loading ??= load(...args).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
