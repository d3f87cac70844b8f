import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

interface ScreenHandle {
  preload(): Promise<unknown>;
}

/**
 * The code of a screen could not be loaded: nothing is wrong with the screen itself. `cause` is what failed; after `forget` a
 * screen of the shell is loaded anew when it is rendered.
 */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
  forget?: () => void;
}

/**
 * A lazily loaded screen as the fields of a route: `{ path, ...screen(() => import('./X.tsx').then((m) => m.X)) }`.
 * A screen that is preloaded renders without a fallback: React shows a fallback for at least 300 ms.
 */
export function screen(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw Object.assign(new ScreenLoadError('The screen could not be loaded.', { cause: error }), { forget });
      },
    ));
  const lazily = () => lazy(async () => ({ default: await preload() }));
  let Lazy = lazily();
  const forget = () => (Lazy = lazily()); // it remembers a failure
  // Chosen once: another component would mount the screen anew while it is in use.
  const Screen = () => createElement(useState(() => Loaded ?? Lazy)[0]);
  return { element: <Screen />, handle: { preload } satisfies ScreenHandle };
}

/** Loads the screens that a path will show. Resolves when they are here; rejects when one cannot be had. */
export async function preloadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload()));
}
