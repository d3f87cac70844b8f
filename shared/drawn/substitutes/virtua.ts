/**
 * In the place of the virtual list in the build of a drawn screen: the rows that can be on the screen, one below the other, each
 * in a box of its own.
 */
import { jsx, type Component, type Props } from '../element.ts';

/** Not in the spec: no row of a list that scrolls with the page is lower. */
const LOWEST_ROW_PX = 250;

export function WindowVirtualizer({ data, children, item: Row }: Props) {
  const rowOf = children as (item: unknown, index: number) => unknown;
  const onScreen = (data as readonly unknown[]).slice(0, Math.ceil(innerHeight / LOWEST_ROW_PX));
  const rows = onScreen.map((item, index) =>
    // As the list's own rows: nothing of them reaches outside, and their pixels are rounded alike.
    jsx(Row as Component, {
      ref: { current: null },
      style: { contain: 'layout style', position: 'relative' },
      children: rowOf(item, index),
    }),
  );
  return jsx('div', { children: rows });
}
