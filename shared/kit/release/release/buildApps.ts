import type { Checkout } from '../compose/checkout.ts';
import type { SiteConfig } from '../compose/composition.ts';

/** Not in the spec: longer than any site's build takes, its wait for another build with it. One that never ends would hold a command for ever. */
const DEADLINE_MS = 30 * 60_000;

/** Builds apps. Rejects with the message of a build, and where they are not built within `withinMs`: the build is told to end, and the command ends. */
export async function buildApps(
  checkout: Pick<Checkout, 'build'>,
  apps: readonly string[],
  config: SiteConfig,
  withinMs = DEADLINE_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const text = `${apps.join(', ')}: not built within ${withinMs / 60_000} minutes. \`npx vite build\` in the folder shows where it stands still.`;
    timer = setTimeout(() => {
      reject(new Error(text));
      ending.abort();
    }, withinMs);
  });
  try {
    await Promise.race([checkout.build(apps, config, ending.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
