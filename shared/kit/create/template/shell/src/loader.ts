import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createFederation, now } from '@remotes-kit/runtime/federation';
import { createLoader } from '@remotes-kit/runtime/loader';
import { createPageRegistry } from '@remotes-kit/runtime/pageRegistry';
import { createRemotes } from '@remotes-kit/runtime/remotes';
import { withSheets } from '@remotes-kit/runtime/withSheets';

/** The module that a remote exposes as './routes'. */
export interface Screens {
  Page: React.ComponentType;
}

/** The remotes as this page knows them: the copy in its document, and /remotes.json. */
export const registry = createPageRegistry({ elementId: 'remotes' });

/** Stored in this browser; a random one where nothing can be stored. */
function visitorId(): string {
  try {
    const id = localStorage.getItem('visitor') ?? crypto.randomUUID();
    localStorage.setItem('visitor', id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

/** The time of the last reload of this tab, which outlives it. */
const reloadedAtMs = {
  get: () => Number(sessionStorage.getItem('reloadedAt')) || undefined,
  set: (value: number | undefined) => {
    sessionStorage.setItem('reloadedAt', String(value ?? ''));
    return true;
  },
};

const load = createLoader({
  registry,
  loadExposed: withSheets(
    createFederation('shell', {
      react: now(React.version, React),
      'react/jsx-runtime': now(React.version, jsxRuntime),
    }),
  ),
  choice: {
    visitorId,
    onChosen: () => {},
    onRefused: (name, version, reason) => console.warn(`${name} ${version} is refused: ${reason}`),
    overriddenBuild: async () => undefined,
    reviewedBuild: () => undefined,
  },
  reloadedAtMs,
});

const screensOf = (module: Screens): Screens => module;

/** The one store of the remotes on this page. */
export const remotes = createRemotes<Screens, Screens>(
  async () => ({
    loadScreens: (name, _path, start) => load({ name, exposed: 'routes' }, start, screensOf),
    loadSlot: (name, start) => load({ name, exposed: 'Slot' }, start, screensOf),
  }),
  () => !navigator.onLine,
);
