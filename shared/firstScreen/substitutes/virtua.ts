/** In the place of the virtual list in the build of a first screen: its rows one below the other, each in a box of its own. */
import { jsx, type Component, type Props } from '../element.ts';

export function WindowVirtualizer({ data, children, item: Row }: Props) {
  const rowOf = children as (item: unknown, index: number) => unknown;
  const rows = (data as readonly unknown[]).map((item, index) =>
    // As the list's own rows: nothing of them reaches outside, and their pixels are rounded alike.
    jsx(Row as Component, {
      ref: { current: null },
      style: { contain: 'layout style', position: 'relative' },
      children: rowOf(item, index),
    }),
  );
  return jsx('div', { children: rows });
}
