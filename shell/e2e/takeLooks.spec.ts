import { join } from 'node:path';
import { CACHE } from '../../shared/tools/build/folders.ts';
import { ALL_LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { test } from '../../shared/testing/e2e/site.ts';
import { settle } from '../../shared/testing/e2e/snapshots.ts';

/** `npm run looks`: takes pictures of every screen in both themes at four sizes. Compares nothing. */
for (const screen of SCREENS) {
  const { name } = screen;
  test(`pictures of ${name}`, async ({ page, request }) => {
    test.slow();
    await setLook(page, ALL_LOOKS[0]!);
    await openScreen(page, request, screen);
    for (const look of ALL_LOOKS) {
      await setLook(page, look);
      await settle(page);
      await page.screenshot({
        path: join(CACHE, 'looks', `${name}-${look.theme}-${look.width}x${look.height}.png`),
        animations: 'disabled',
      });
    }
  });
}
