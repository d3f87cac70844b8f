import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { withDeadline } from '@remotes-kit/runtime/deadline';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';

/** Not in the spec: as long as a player takes to its message. What comes later is there for the next try. */
const CODE_WITHIN_MS = 20_000;

interface Preloadable {
  preload(): Promise<unknown>;
}

/**
 * The code of a component could not be loaded: nothing is wrong with the component itself. `cause` is what failed; after
 * `forget` it is loaded anew when it is rendered.
 */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
  forget?: () => void;
}

/**
 * A component whose code is loaded when it is first rendered, or by `preload` before. One that is preloaded renders without a
 * fallback: React shows a fallback for at least 300 ms. Throws ScreenLoadError where the code cannot be loaded.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & Preloadable {
  let Loaded: ComponentType<P> | undefined;
  const preload = loadOnce(() =>
    withDeadline(load(), CODE_WITHIN_MS, new Error('did not come in time')).then(
      (component) => (Loaded = component),
      (error: unknown) => {
        throw Object.assign(new ScreenLoadError('The code could not be loaded.', { cause: error }), { forget });
      },
    ),
  );
  const lazily = () => lazy(async () => ({ default: await preload() }));
  let Lazy: ComponentType<P> = lazily();
  const forget = () => (Lazy = lazily()); // it remembers a failure
  // Chosen once: another component would mount the screen anew while it is in use.
  const Component = (props: P) => createElement(useState(() => Loaded ?? Lazy)[0], props);
  return Object.assign(Component, { preload });
}

/** A lazy component as the fields of a route: `{ path, ...screen(() => import('./X.tsx').then((m) => m.X)) }`. */
export function screen(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const Screen = lazyComponent(load);
  return { element: <Screen />, handle: { preload: Screen.preload } satisfies Preloadable };
}

/** Loads the screens that a path will show. Resolves when they are here; rejects when one cannot be had. */
export async function preloadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as Preloadable | undefined)?.preload()));
}
