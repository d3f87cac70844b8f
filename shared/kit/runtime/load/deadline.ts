/** The promise's result, or `error` when there is none after `ms`. */
export function withDeadline<T>(promise: Promise<T>, ms: number, error: Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(reject, ms, error);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
