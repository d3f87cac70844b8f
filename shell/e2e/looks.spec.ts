import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { withOurFonts } from '../../shared/testing/e2e/fonts.ts';
import { ONE_THEME_EACH, SIZES, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expectInHindi } from './support/expectInHindi.ts';
import { openIn } from './support/openIn.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { STATES } from './support/states.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectLook } from '../../shared/testing/e2e/snapshots.ts';

/** Some screens have a video, whose first frame comes in the time of the machine. */
test.use({ time: 'passes' });
test.use({
  launchOptions: [async ({ launchOptions }, use) => use(withOurFonts(launchOptions)), { scope: 'worker' }],
});

const [PHONE, , , DESKTOP] = SIZES;

for (const screen of SCREENS) {
  const { name, isWide } = screen;
  test(`${name} fits at every size, has no accessibility violation, and matches its pictures`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLook(page, { theme: 'light', ...PHONE });
    await openScreen(page, request, screen);
    await expectLook(page, `${name}-phone-light`);
    for (const size of SIZES) {
      await setLook(page, { theme: 'dark', ...size });
      await expect.soft.poll(() => sidewaysScroll(page), `${size.width} px: sideways scroll`).toBe(0); // scripts adapt to the new size a frame later
    }
    if (isWide) await expectLook(page, `${name}-desktop-dark`);
    await expectNoViolations(page, `${name} dark ${DESKTOP.width}`);
  });

  test(
    `${name} in Hindi: fits a phone, and no word of ours is English`,
    { tag: '@verify' },
    async ({ page, request }) => {
      await openScreen(page, request, screen);
      // A tab of its own: this one goes on where it stands, as after the form of the sign-in.
      const inHindi = await page.context().newPage();
      await setLook(inHindi, { theme: 'light', ...PHONE });
      await inHindi.goto('/about'); // some screens are prepared in the site's storage
      await openIn('hi', inHindi, screen);
      await expectInHindi(inHindi, name);
    },
  );
}

for (const screen of [...SCREENS, ...STATES])
  test(
    `${screen.name} fits and has no accessibility violation from 400 % zoom to a large desktop, in both themes and in forced colours`,
    { tag: '@verify' },
    async ({ page, request }) => {
      test.slow();
      await setLook(page, { theme: 'light', ...PHONE });
      await openScreen(page, request, screen);
      for (const look of ONE_THEME_EACH) {
        const title = `${look.width} px, ${look.medium ?? look.theme}`;
        await setLook(page, look);
        await expect.soft.poll(() => sidewaysScroll(page), `${title}: sideways scroll`).toBe(0);
        await expectNoViolations(page, `${screen.name}, ${title}`);
      }
    },
  );
