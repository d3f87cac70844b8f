import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isSavingData, mayAutoplay, remembered, setSavingData, useInView, useMayAutoplay, useModal } from './entry.ts';

/** The device's preferences, by the part of the media query that asks for each. */
let preferred: string[] = [];
const listeners = new Set<() => void>();

beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: preferred.some((each) => query.includes(each)),
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  preferred = [];
  remembered('bazaar.dataSaver', (stored) => stored).set(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const connect = (connection: { saveData?: boolean; effectiveType?: string }) =>
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{}, false],
])('a connection of %j: data saver %s, until the visitor chooses', (connection, expected) => {
  connect(connection);
  expect(isSavingData()).toBe(expected);
  setSavingData(!expected);
  expect(isSavingData()).toBe(!expected);
});

test('prefers-reduced-data: data saver', () => {
  preferred = ['prefers-reduced-data'];
  expect(isSavingData()).toBe(true);
});

test('reduced motion or data saver, also when it begins later: no autoplay', async () => {
  const Shown = () => <p>{useMayAutoplay() ? 'plays' : 'waits'}</p>;
  await render(<Shown />);
  await expect.element(page.getByText('plays')).toBeVisible();
  preferred = ['prefers-reduced-motion'];
  for (const listener of listeners) listener();
  await expect.element(page.getByText('waits')).toBeVisible();
  expect(mayAutoplay()).toBe(false);
  preferred = [];
  for (const listener of listeners) listener();
  await expect.element(page.getByText('plays')).toBeVisible();
  setSavingData(true);
  await expect.element(page.getByText('waits')).toBeVisible();
});

function Box({ once }: { once: boolean }) {
  const box = useRef<HTMLParagraphElement>(null);
  const isInView = useInView(box, { share: 0.5, once });
  return (
    <div style={{ padding: '3000px 0' }}>
      <p ref={box} style={{ height: 100 }} data-testid="box">
        {isInView ? 'in view' : 'out of view'}
      </p>
    </div>
  );
}

test.each([
  [false, 'out of view'],
  [true, 'in view'],
])('an element scrolled into view and out of it, once = %s: %s', async (once, expected) => {
  await render(<Box once={once} />);
  const box = page.getByTestId('box');
  await expect.element(box).toHaveTextContent('out of view');
  scrollTo(0, 3_000 - innerHeight + 90); // 90 of its 100 px
  await expect.element(box).toHaveTextContent('in view');
  scrollTo(0, 3_000 - innerHeight + 40);
  await expect.element(box).toHaveTextContent(expected);
});

function Modal({ onClose, isOpen }: { onClose(): void; isOpen: boolean }) {
  return (
    <>
      <button type="button">Opener</button>
      {isOpen && <OpenModal onClose={onClose} />}
    </>
  );
}

function OpenModal({ onClose }: { onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(onClose, heading);
  return (
    <dialog ref={dialog}>
      <h2 ref={heading} tabIndex={-1}>
        Heading
      </h2>
      <button type="button">Inside</button>
    </dialog>
  );
}

test('a modal: the first element has the focus, Escape asks to close, and the focus goes back to the opener', async () => {
  const onClose = vi.fn();
  const { rerender } = await render(<Modal isOpen={false} onClose={onClose} />);
  const opener = page.getByRole('button', { name: 'Opener' });
  (opener.element() as HTMLElement).focus();
  await rerender(<Modal isOpen onClose={onClose} />);
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(<Modal isOpen={false} onClose={onClose} />);
  await expect.element(opener).toHaveFocus();
});
