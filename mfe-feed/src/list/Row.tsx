import { useLayoutEffect, type RefObject } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { skipWhileBoxless } from './skipWhileBoxless.ts';

/** One row of the virtual list: measured by virtua, but never as 0 px. A press right after a scroll counts, which virtua turns off. */
export function Row({ ref, style, children }: CustomItemComponentProps) {
  const row = ref as RefObject<HTMLDivElement>;
  useLayoutEffect(() => skipWhileBoxless(row.current), [row]);
  return (
    <div ref={row} style={{ ...style, pointerEvents: 'auto' }}>
      {children}
    </div>
  );
}
