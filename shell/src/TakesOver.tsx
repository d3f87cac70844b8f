import type { RootMarks } from '@bazaar/shared/contracts/documentProtocol';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { hideCopy } from './chrome/hideCopy.ts';
import { rememberReader, type watchPress } from './document/takeOver.ts';

/**
 * Stands behind all screens, so it is rendered last: React then replaces what the document has drawn in the same task. The reader keeps
 * their focus, and what they have pressed is pressed; as long as they are pressing, React waits.
 */
export function TakesOver({ root, pressIn }: { root: HTMLElement; pressIn: ReturnType<typeof watchPress> }) {
  const reader = useRef<ReturnType<typeof rememberReader>>(undefined);
  const press = pressIn();
  if (press) use(press);
  reader.current ??= rememberReader(root);
  useLayoutEffect(() => {
    reader.current?.scroll();
    reader.current?.focus();
  }, []);
  useEffect(() => {
    // A list that measures its entries shows them in its first paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        reader.current?.focus();
        reader.current?.press();
        (root.dataset as RootMarks).started = '';
        hideCopy();
      }),
    );
  }, [root]);
  return null;
}
