import { LOOKS, wear } from './support/looks.ts';
import { enter, SHELL_SCREENS } from './support/shellScreens.ts';
import { newNumber, signIn } from './support/signIn.ts';
import { expectLook } from './support/snapshots.ts';
import { expect, test } from './support/site.ts';

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

test('dashboard looks as agreed in both themes at three widths', async ({ page, request }) => {
  await wear(page, LOOKS[0]!);
  await page.goto('/dashboard');
  await signIn(page, request, newNumber(), 'Asha');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
  for (const look of LOOKS) {
    await wear(page, look);
    await expectLook(page, 'dashboard', look);
  }
});
