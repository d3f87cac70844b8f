import { startTransition, useEffect, useState } from 'react';
import { LIST_BUFFER_PX } from '../constants.ts';

/**
 * Returns up to which distance from the screen posts are rendered, in px: 0 in the first frame, since virtua renders all that is near in
 * one task, which keeps a press waiting on a slow processor. React then renders the rest in pieces. Where the reader has scrolled, all
 * of it in the first frame: the post that they have focused may be the one above the screen.
 */
export function useBufferSize(isAtTop: boolean): number {
  const [bufferPx, setBufferPx] = useState(isAtTop ? 0 : LIST_BUFFER_PX);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setBufferPx(LIST_BUFFER_PX)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return bufferPx;
}
