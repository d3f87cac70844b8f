import { startTransition, Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RemoteImage } from './RemoteImage.tsx';

const never = new Promise<null>(() => {});
const Waiting = () => use(never);

/** Renders on Open what is never shown: the picture is ready, what stands beside it is not. */
function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>
      <button onClick={() => setIsOpen(false)}>Close</button>
      {isOpen && (
        <div>
          <RemoteImage imageId="seed-1" alt="" ratio={1} sizes="100vw" />
          <Waiting />
        </div>
      )}
    </>
  );
}

test('pictures of renders that React gives up are not kept by the page', async () => {
  const made: WeakRef<Element>[] = [];
  // Not a spy: that would itself keep what it has seen returned.
  document.createElement = (name: string) => {
    const element = Document.prototype.createElement.call(document, name);
    if (name === 'img') made.push(new WeakRef(element));
    return element;
  };
  const screen = await render(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  for (let times = 0; times < 5; times += 1) {
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Close' }).click();
  }
  Reflect.deleteProperty(document, 'createElement');
  expect(made.length).toBeGreaterThan(0);

  await screen.unmount();
  const kept = async () => {
    await cdp().send('HeapProfiler.collectGarbage');
    return made.filter((image) => image.deref());
  };
  await expect.poll(kept).toEqual([]);
});
