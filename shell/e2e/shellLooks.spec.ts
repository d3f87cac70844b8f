import { LOOKS, wear } from './support/looks.ts';
import { enter, SHELL_SCREENS } from './support/shellScreens.ts';
import { expectLook } from './support/snapshots.ts';
import { test } from './support/site.ts';

for (const screen of SHELL_SCREENS) {
  test(`${screen.name} looks as agreed in both themes at three widths`, async ({ page }) => {
    await wear(page, LOOKS[0]!);
    await enter(page, screen);
    for (const look of LOOKS) {
      await wear(page, look);
      await expectLook(page, screen.name, look);
    }
  });
}
