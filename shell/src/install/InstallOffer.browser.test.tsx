import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@bazaar/shared/ui/tokens.css';
import { InstallOffer } from './InstallOffer.tsx';
import { keepInstallPrompt, refused, useInstallPrompt } from './installPrompt.ts';

keepInstallPrompt();

const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    videoId: `v${index}`,
    title: 'A lesson',
    path: '/levels/t/videos/l',
    positionMs: 5_000,
    durationMs: 60_000,
    watchedAtMs: index,
  }));

const offer = page.getByRole('region', { name: 'Home screen' });
const press = (name: string) => offer.getByRole('button', { name }).click();

/** The browser says that it can install the site, as Chromium does; `outcome` is what its dialog will be answered. */
function canInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => {});
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { event, prompt };
}

/** Waits until its code is here and React has rendered: it would be shown late. */
async function expectNoOffer(): Promise<void> {
  await import('./InstallRow.tsx');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(offer.elements()).toEqual([]);
}

beforeEach(() => {
  refused.set(undefined);
  storedProgress.set(lessons(3));
});
afterEach(() => {
  vi.restoreAllMocks();
  useInstallPrompt.setState({ prompt: undefined });
});

test('the third lesson is begun: the site is offered, in the flow of the page, and not before', async () => {
  storedProgress.set(lessons(2));
  await render(<InstallOffer />);
  const { event, prompt } = canInstall();
  expect(event.defaultPrevented).toBe(true); // the browser's own offer
  await expectNoOffer();
  storedProgress.set(lessons(3));
  await expect.element(offer).toHaveTextContent('Put Bazaar School on your home screen');
  expect(getComputedStyle(offer.element()).position).toBe('static');
  expect(prompt).not.toHaveBeenCalled();
});

test('a browser that cannot install it: no offer', async () => {
  await render(<InstallOffer />);
  await expectNoOffer();
});

test('the window of the installed site: no offer', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('standalone') ? 'all' : query),
  );
  await render(<InstallOffer />);
  canInstall();
  await expectNoOffer();
});

test('Not now: no offer on this page, on the next one, and after a sign-out', async () => {
  const first = await render(<InstallOffer />);
  const { prompt } = canInstall();
  await press('Not now');
  await expect.element(offer).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  expect(localStorage.getItem('bazaar.installRefused')).toBe('true');
  await first.unmount();
  forgetRemembered(currentVisit());
  storedProgress.set(lessons(4));
  await render(<InstallOffer />);
  canInstall();
  expect(refused.get()).toBe(true);
  await expectNoOffer();
});

test('Install, and a no in the browser’s dialog: the next page does not offer it', async () => {
  await render(<InstallOffer />);
  const { prompt } = canInstall('dismissed');
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  await expect.poll(() => refused.get()).toBe(true);
  canInstall();
  await expectNoOffer();
});

test('Install, and a yes: the offer is gone, and nothing is remembered', async () => {
  await render(<InstallOffer />);
  canInstall('accepted');
  await press('Install');
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('bazaar.installRefused')).toBeNull();
});

test('a dialog that the browser does not show: the offer is gone, the next page may have it', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<InstallOffer />);
  canInstall().prompt.mockRejectedValue(new Error('not now'));
  await press('Install');
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(offer.elements()).toEqual([]);
  canInstall();
  await expect.element(offer).toBeVisible();
});

test('installed by the browser’s own menu meanwhile: the offer is gone', async () => {
  await render(<InstallOffer />);
  canInstall();
  await expect.element(offer).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(offer).not.toBeInTheDocument();
});
