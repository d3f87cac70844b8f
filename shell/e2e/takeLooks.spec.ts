import { join } from 'node:path';
import { CACHE } from '../../shared/tools/build/folders.ts';
import { EVERY_LOOK, setLook } from '../../shared/testing/e2e/looks.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { STATES } from './support/states.ts';
import { test } from '../../shared/testing/e2e/site.ts';
import { settle } from '../../shared/testing/e2e/snapshots.ts';

/** Some screens have a video, whose first frame comes in the time of the machine. */
test.use({ time: 'passes' });

/** `npm run looks`: takes pictures of every screen and state in every look. Compares nothing. */
for (const screen of [...SCREENS, ...STATES]) {
  const { name } = screen;
  test(`pictures of ${name}`, async ({ page, request }) => {
    test.slow();
    await setLook(page, EVERY_LOOK[0]!);
    await openScreen(page, request, screen);
    for (const look of EVERY_LOOK) {
      await setLook(page, look);
      await settle(page);
      await page.screenshot({
        path: join(CACHE, 'looks', `${name}-${look.medium ?? look.theme}-${look.width}x${look.height}.png`),
        animations: 'disabled',
      });
    }
  });
}
