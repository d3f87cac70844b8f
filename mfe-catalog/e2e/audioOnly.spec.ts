import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { isPaused, LEVELS, openLevel, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { firstWordsOf } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { stream } from './support/streams.ts';
import type { Page } from '@playwright/test';

test.use({ time: 'passes' });

const settings = (page: Page) => page.getByRole('group', { name: 'Settings' });
const audioOnly = (page: Page) => settings(page).getByRole('switch', { name: /^Audio only/ });
const showVideo = (page: Page) => page.getByRole('button', { name: /Show video/ });
const pictureHeight = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight);

async function chooseAudioOnly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await audioOnly(page).click();
  await page.keyboard.press('Escape');
}

/** The files of streams that are requested from now on. */
function filesRequested(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /manifest\/([\w.]+)/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  return files;
}

test('audio only: the lesson plays with its captions, nothing of its picture is requested, also in the next visit', async ({
  page,
}) => {
  await openLevel(page);
  await chooseAudioOnly(page);
  await expect(showVideo(page)).toBeVisible();
  await page.getByRole('button', { name: 'Captions' }).click();
  await expectNoViolations(page, 'a lesson that is listened to');
  const files = filesRequested(page);
  await page.reload();
  await pressPlay(page);
  await playTo(page, 1);
  await expect(page.getByText(firstWordsOf(LEVELS.onePage))).toBeVisible();
  expect([...files].toSorted()).toEqual([
    'captions.en.m3u8',
    'captions.en.vtt',
    'sound.m3u8',
    'sound.mp4',
    'video.m3u8',
  ]);
  await expect.poll(() => pictureHeight(page)).toBe(0);
});

test('Show video: the picture comes at the same time, and the lesson plays on', async ({ page }) => {
  await openLevel(page);
  await chooseAudioOnly(page);
  await pressPlay(page);
  await playTo(page, 1);
  const listenedS = await timeOf(page);
  await showVideo(page).click();
  await expect.poll(() => pictureHeight(page)).toBeGreaterThan(0);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(listenedS);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(showVideo(page)).toBeHidden();
});

test('by keyboard: the switch is reached and pressed, and Play plays the sound', async ({ page }) => {
  await openLevel(page);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await audioOnly(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(audioOnly(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await playTo(page, 1);
  await expect.poll(() => pictureHeight(page)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the line carries no picture: after 4 s the player offers to go on without it, and a tap does', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('bazaar.dataSaver', 'true'));
    await openLevel(page);
    await gate(page, stream('low.mp4'));
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    const offer = page.getByRole('button', { name: 'Play audio only' });
    await expect(offer).toBeVisible();
    await expectNoViolations(page, 'the offer');
    await offer.tap();
    await playTo(page, 1);
    await expect(showVideo(page)).toBeVisible();
    await expect.poll(() => pictureHeight(page)).toBe(0);
  });
});

test('the sound is part of the picture: there is no switch, and the lesson plays with its picture', async ({
  page,
}) => {
  await page.route('**/manifest/video.m3u8', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/#EXT-X-MEDIA:TYPE=AUDIO.*\n/, '').replaceAll(/,AUDIO="[^"]*"/g, '');
    await route.fulfill({ response, body: body.replaceAll(',mp4a.40.2', '') });
  });
  await page.addInitScript(() => localStorage.setItem('bazaar.lessons', '{"isAudioOnly":true}'));
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 1);
  await expect.poll(() => pictureHeight(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('switch', { name: /^Data saver/ })).toBeVisible();
  await expect(audioOnly(page)).toBeHidden();
});

test('two lessons in one visit: the next one is listened to as well', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.lessons', '{"isAudioOnly":true}'));
  await openLevel(page, LEVELS.threePages);
  const files = filesRequested(page);
  await page.getByRole('list', { name: 'Videos of this page' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/video=/);
  await playTo(page, 1); // a lesson that is chosen in the list plays by itself
  expect([...files].filter((file) => /^(low|mid|high)/.test(file))).toEqual([]);
});
