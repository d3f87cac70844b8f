import { useLayoutEffect, type RefObject } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { skipWhileBoxless } from './skipWhileBoxless.ts';

/** One row of the virtual list: measured by virtua, but never as 0 px. */
export function Row({ ref, style, children }: CustomItemComponentProps) {
  const row = ref as RefObject<HTMLDivElement>;
  useLayoutEffect(() => skipWhileBoxless(row.current), [row]);
  return (
    <div ref={row} style={style}>
      {children}
    </div>
  );
}
