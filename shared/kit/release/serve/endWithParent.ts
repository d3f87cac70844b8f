/** Not in the spec: how often to look whether the parent process still runs. */
const CHECK_EVERY_MS = 500;

/**
 * Ends this process as SIGTERM would when the process that started it has ended. npm ends its shell at SIGTERM without
 * passing the signal on, so servers would otherwise run on and block their ports.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
}
