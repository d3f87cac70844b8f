/** Resolves in the next task of the page: what waits, such as a press, comes first. No timer, which browsers delay by some ms. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => (port1.close(), resolve()), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
