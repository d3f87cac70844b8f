import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { screen } from './screen.tsx';

/** What the shell has for remotes to show under a path of theirs: too large for one of them, and one on a page. */
type ProvidedName = 'search';
type Load = () => Promise<ComponentType>;

const loaders = new Map<ProvidedName, Load>();

/** Called by the page that holds the remotes, before it shows one. Nothing is loaded before the screen is. */
export const provideScreen = (name: ProvidedName, load: Load): unknown => loaders.set(name, load);

/** The same as `screen`, for one that the shell provides. Rejects with ScreenLoadError where it does not. */
export const providedScreen = (name: ProvidedName): Pick<RouteObject, 'element' | 'handle'> =>
  screen(() => loaders.get(name)?.() ?? Promise.reject(new Error(`no screen ${name}`)));
