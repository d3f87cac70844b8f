import type { BrowserContext } from '@playwright/test';
import { CONFIG_ELEMENT_ID, type Retention } from '../../contracts/config.ts';

/** From now on pages have the configuration of a site whose file says this retention. */
export async function withRetention(context: BrowserContext, retention: Retention): Promise<void> {
  // A document that the test answers itself comes from no machine: Chromium then asks before it requests anything of this one.
  await context.grantPermissions(['local-network-access']);
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const start = `id="${CONFIG_ELEMENT_ID}">{`;
    if (!html.includes(start)) throw new Error(`a document without ${start}`);
    await route.fulfill({ response, body: html.replace(start, `${start}"retention":"${retention}",`) });
  });
}
