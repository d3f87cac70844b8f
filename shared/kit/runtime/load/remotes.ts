import { createStore } from 'zustand/vanilla';
import { onlyNewPageHelps } from '../integrity/oldBrowsers/rememberedFailure.ts';
import type { RemoteBuild } from '../registry/registry.ts';
import { withDeadline } from './deadline.ts';
import type { Loaded, Start, Tried } from './loader.ts';
import { LateError, REMOTE_DEADLINE_MS, RemoteError } from './remoteError.ts';

/** The state of a remote's screens on this page, or of its slot. */
interface Part<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Shown when `ready`. Screens that threw stay while another build is loaded in their place, and where there is none: others may work. */
  module?: T | undefined;
  /** The build that was loaded last, and the attempt that brought it. */
  build?: RemoteBuild;
  tried?: Tried;
  /** The reason of the panel, while `failed`. */
  failure?: RemoteError | undefined;
  /** A load failed on this page: the next one of the screens avoids the URLs that failed. */
  hasFailed: boolean;
  /** A page waits for it. A failure that no page waits for is forgotten: the next one loads anew. */
  isAwaited: boolean;
}

/** Types that a shell makes of the modules of a remote: of its screens, and of the component of its slot. */
interface Modules {
  screens: unknown;
  slot: unknown;
}

type Remote<M extends Modules> = { [P in keyof Modules]: Part<M[P]> };

interface Remotes<M extends Modules> {
  /** By name, those that were used; `remoteIn` reads the others too. */
  remotes: Readonly<Record<string, Remote<M>>>;
  /**
   * Waits for a remote and the screen of a path, and loads them under one deadline unless they are there, are loading, or have
   * failed. Resolves when a load that it began is over; never rejects.
   */
  load(name: string, pathname: string): Promise<void>;
  /** Loads the screens anew because the visitor asks for it; opens the page anew where only that helps. */
  retry(name: string, pathname: string): Promise<void>;
  /** Loads another build in the place of screens that threw while rendering. */
  replace(name: string, pathname: string, thrown: unknown): Promise<void>;
  /** Waits for the component of a slot, as `load` does. */
  loadSlot(name: string): Promise<void>;
  /** Loads another build in the place of a slot that threw while rendering. */
  replaceSlot(name: string, thrown: unknown): Promise<void>;
  /** Ends waiting, and with it a failure. */
  leave(name: string, part: keyof Modules): void;
}

const IDLE = { status: 'idle', hasFailed: false, isAwaited: false } as const;
const UNUSED = { screens: IDLE, slot: IDLE };

/** The state of one remote. */
export const remoteIn = <M extends Modules>({ remotes }: Pick<Remotes<M>, 'remotes'>, name: string): Remote<M> =>
  remotes[name] ?? UNUSED;

/** The code that loads: createLoader, with what the shell reads of a module. Each throws what failed last. */
interface Loader<Screens, Slot> {
  /** Loads a remote and the screen of the path. */
  loadScreens(name: string, pathname: string, start: Start): Promise<Loaded<Screens>>;
  /** Loads the component of a slot. */
  loadSlot(name: string, start: Start): Promise<Loaded<Slot>>;
}

/**
 * Creates the one store of the remotes on a page. `importLoader` brings the code that loads: recovery and the federation
 * runtime. `mayLackNetwork` says that a failure may be due to the network.
 */
export const createRemotes = <Screens extends object, Slot extends object>(
  importLoader: () => Promise<Loader<Screens, Slot>>,
  mayLackNetwork: () => boolean,
) =>
  createStore<Remotes<{ screens: Screens; slot: Slot }>>()((set, get) => {
    interface Module {
      screens: Screens;
      slot: Slot;
    }

    const partOf = <P extends keyof Module>(name: string, part: P): Part<Module[P]> => remoteIn(get(), name)[part];

    const update = <P extends keyof Module>(name: string, part: P, change: Partial<Part<Module[P]>>) =>
      set(({ remotes }) => {
        const remote = remoteIn({ remotes }, name);
        return { remotes: { ...remotes, [name]: { ...remote, [part]: { ...remote[part], ...change } } } };
      });

    const asRemoteError = (error: unknown): RemoteError =>
      error instanceof RemoteError
        ? error
        : new RemoteError(mayLackNetwork() ? 'offline' : 'unavailable', { cause: error });

    /** Loads a part and stores how that ended. `kept`: the screens in whose place another build is loaded. */
    async function begin<P extends keyof Module>(
      name: string,
      part: P,
      loadPart: (loader: Loader<Screens, Slot>) => Promise<Loaded<Module[P]>>,
      { kept, isRetry = false }: { kept?: Module[P] | undefined; isRetry?: boolean } = {},
    ): Promise<void> {
      update<P>(name, part, { status: 'loading', module: kept, failure: undefined, isAwaited: true });
      const late = new LateError(`the ${part} of ${name}`, REMOTE_DEADLINE_MS);
      try {
        const loaded = await withDeadline(importLoader().then(loadPart), REMOTE_DEADLINE_MS, late);
        update<P>(name, part, { status: 'ready', ...loaded });
      } catch (error) {
        const { hasFailed, isAwaited } = partOf(name, part);
        const failure = kept ? new RemoteError('broken', { cause: error }) : asRemoteError(error);
        if (isRetry && isAwaited && onlyNewPageHelps(failure)) return location.reload();
        update(name, part, { status: 'failed', failure, hasFailed: hasFailed || !kept });
        if (!isAwaited) get().leave(name, part);
      }
    }

    /** Waits for a load that is under way. Returns whether one has to begin. */
    const mustBegin = (name: string, part: keyof Module): boolean => {
      const { status } = partOf(name, part);
      if (status === 'loading') update(name, part, { isAwaited: true });
      return status === 'idle';
    };

    /** The build that was loaded last, where attempts go on from it. */
    const lastOf = (name: string, part: keyof Module) => {
      const { build, tried } = partOf(name, part);
      return build && tried && { build, tried };
    };

    return {
      remotes: {},

      async load(name, pathname) {
        if (!mustBegin(name, 'screens')) return;
        const { hasFailed } = partOf(name, 'screens');
        await begin(name, 'screens', (loader) => loader.loadScreens(name, pathname, { isAnew: hasFailed }));
      },

      async retry(name, pathname) {
        if (partOf(name, 'screens').status === 'loading') return;
        update(name, 'screens', { hasFailed: true });
        await begin(name, 'screens', (loader) => loader.loadScreens(name, pathname, { isAnew: true }), {
          isRetry: true,
        });
      },

      async replace(name, pathname, thrown) {
        const { status, module } = partOf(name, 'screens');
        if (status !== 'ready') return;
        const start = { from: lastOf(name, 'screens'), thrown };
        await begin(name, 'screens', (loader) => loader.loadScreens(name, pathname, start), { kept: module });
      },

      async loadSlot(name) {
        if (!mustBegin(name, 'slot')) return;
        await begin(name, 'slot', (loader) => loader.loadSlot(name, { from: lastOf(name, 'screens') }));
      },

      async replaceSlot(name, thrown) {
        if (partOf(name, 'slot').status !== 'ready') return;
        await begin(name, 'slot', (loader) => loader.loadSlot(name, { from: lastOf(name, 'slot'), thrown }));
      },

      leave(name, part) {
        const { status, module } = partOf(name, part);
        if (status === 'loading') update(name, part, { isAwaited: false });
        if (status === 'failed') update(name, part, { status: module ? 'ready' : 'idle', failure: undefined });
      },
    };
  });
