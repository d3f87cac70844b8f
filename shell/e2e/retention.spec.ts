import { NOTICE_VERSIONS } from '../../shared/privacy/notice.ts';
import { kindsOf, pathsOf, sealedOf, storedOf } from '../../shared/testing/e2e/account.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { withRetention } from '../../shared/testing/e2e/retention.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { watchSignedIn } from '../../shared/testing/e2e/watchSignedIn.ts';
import { services } from '../src/texts.ts';

/** docs/decisions/048. Lessons play in the time of the machine. */
test.use({ time: 'passes' });

for (const retention of ['atOnce', 'sealedYear'] as const)
  test(`Delete Account, retention ${retention}: nothing is left below the uid; sealed is what the question says`, async ({
    page,
    context,
    request,
  }) => {
    await withRetention(context, retention);
    const uid = await watchSignedIn(page, request);
    const [user, consent] = await storedOf(uid);
    expect(consent!.path).toBe(`${uid}/consents/${NOTICE_VERSIONS[retention]}`);
    await page.goto('/services');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await expect(dialog).toContainText(services.deleteQuestion[retention]);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog).toContainText('Your account is deleted.');
    await expect.poll(() => pathsOf(uid)).toEqual([]);

    const sealed = {
      uid: { stringValue: uid },
      account: { mapValue: { fields: user!.fields } },
      consents: { mapValue: { fields: { [NOTICE_VERSIONS[retention]]: { mapValue: { fields: consent!.fields } } } } },
    };
    await expect.poll(() => sealedOf(uid)).toEqual(retention === 'atOnce' ? [] : [expect.objectContaining(sealed)]);
  });

test('the browser is closed half-way through Delete Account of a sealing site: the next visit deletes the rest, and seals nothing more', async ({
  page,
  context,
  request,
}) => {
  await withRetention(context, 'sealedYear');
  const uid = await watchSignedIn(page, request);
  const deletes = await gate(page, database('progress', '"delete"'));
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await deletes.requested();
  await expect.poll(() => kindsOf(uid)).toEqual(['consents', 'progress']);
  await expect.poll(() => sealedOf(uid)).toHaveLength(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/home');
  await expect.poll(() => pathsOf(uid)).toEqual([]);
  await expect(next.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => sealedOf(uid)).toHaveLength(1);
});
