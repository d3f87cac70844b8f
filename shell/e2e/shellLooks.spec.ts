import { LOOKS, wear } from './support/looks.ts';
import { enter, SHELL_SCREENS } from './support/shellScreens.ts';
import { expectLook } from './support/snapshots.ts';
import { test } from './support/site.ts';

for (const look of LOOKS) {
  for (const screen of SHELL_SCREENS) {
    test(`${screen.name} looks as agreed, ${look.theme}, ${look.width} px`, async ({ page }) => {
      await wear(page, look);
      await enter(page, screen);
      await expectLook(page, screen.name, look);
    });
  }
}
