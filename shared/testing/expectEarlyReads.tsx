import { earlyReadKey, type EarlyRead, type RouteReads } from '../contracts/earlyReads.ts';
import * as query from '../query/entry.ts';
import { MemoryRouter, preloadScreens, useRoutes, type RouteObject } from '../router/entry.ts';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { runEarlyReads } from './runEarlyReads.ts';

/**
 * Checks that the document reads at each address what the screen there queries before it knows anything, no less and
 * no more: the two cannot drift apart.
 */
export async function expectEarlyReads(
  routes: RouteObject[],
  earlyReads: readonly RouteReads[],
  addresses: readonly string[],
): Promise<void> {
  for (const { pattern } of earlyReads) expect(routes.map(({ path }) => path)).toContain(pattern);
  for (const address of addresses) {
    const early = [...runEarlyReads(earlyReads, address).reads.keys()];
    expect(early.toSorted(), address).toEqual((await keysOfScreen(routes, address)).toSorted());
    expect(early.length, address).toBeGreaterThan(0);
  }
}

/** The keys of what the screen of an address reads when it is first drawn. */
async function keysOfScreen(routes: RouteObject[], address: string): Promise<string[]> {
  const keys = new Set<string>();
  const note = (given: object | undefined) =>
    given && 'read' in given && keys.add(earlyReadKey(given.read as EarlyRead));
  vi.spyOn(query, 'useList').mockImplementation((list) => {
    note(list);
    return LOADING as never;
  });
  vi.spyOn(query, 'useDocument').mockImplementation((document) => {
    note(document);
    return LOADING as never;
  });
  await preloadScreens(routes, address);
  const Screens = () => useRoutes(routes);
  renderToStaticMarkup(
    // A part that only a browser can draw ends the drawing, after the queries of the parts around it.
    <Suspense>
      <MemoryRouter initialEntries={[address]}>
        <Screens />
      </MemoryRouter>
    </Suspense>,
  );
  return [...keys];
}

const LOADING = { status: 'loading', items: [], refresh() {}, loadMore() {} };
