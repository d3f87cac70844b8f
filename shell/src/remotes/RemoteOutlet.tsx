import { onlyNewPageHelps } from '@bazaar/shared/integrity/lazyImport';
import { useIsSlow } from '@bazaar/shared/query';
import { ScreenLoadError, useLocation, useRoutes } from '@bazaar/shared/router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { NotFound } from '../chrome/RouteError.tsx';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import { isTranslationError } from '../chrome/translationError.ts';
import { forgetRemote, learnRemotes, loadedRemote, loadRemote } from './loadRemote.ts';
import { remoteOf } from './mounts.ts';
import type { LoadedRemote } from './loadWithFallbacks.ts';
import { OtherDocument } from './OtherDocument.tsx';
import { isInOwnDocument } from './ownDocument.ts';
import { RemoteError, type RemoteFailure } from './remoteError.ts';
import styles from './RemoteOutlet.module.css';
import { RemotePanel } from './RemotePanel.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';
import { RemoteSlots } from './RemoteSlot.tsx';
import { usePreloadSdk } from './usePreloadSdk.ts';

/** Every path that is not the shell's own: its remote inside the frame, or 'Not Found'. */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const name = useOwner(pathname);
  if (name === 'unknown') return <RemoteSkeleton />;
  if (name === undefined) return <NotFound />;
  return (
    <>
      <RemoteSlots above={name} />
      <Remote key={name} name={name} pathname={pathname} />
    </>
  );
}

/** The remote of a path; 'unknown' while the registry is asked for one that is newer than this page, undefined where there is none. */
function useOwner(pathname: string): string | undefined {
  const [asked, setAsked] = useState<string>();
  const name = remoteOf(pathname);
  useEffect(() => {
    if (name) return;
    let isCurrent = true;
    void learnRemotes().then(() => isCurrent && setAsked(pathname));
    return () => {
      isCurrent = false;
    };
  }, [name, pathname]);
  return name ?? (asked === pathname ? undefined : 'unknown');
}

/** A remote's skeleton, its screens, or the panel with a way on. */
function Remote({ name, pathname }: { name: string; pathname: string }) {
  const remote = useRemote(name, pathname);
  // Once more than Layout: the registry may have named the remote since.
  if (!isInOwnDocument(pathname)) return <OtherDocument />;
  switch (remote.status) {
    case 'loading':
      return <RemoteSkeleton isSlow={remote.isSlow} />;
    case 'failed':
      return <RemotePanel reason={remote.failure} text={remote.text} onTryAgain={remote.tryAgain} />;
    case 'ready':
      return (
        <ErrorBoundary
          label={`The remote ${name} failed.`}
          pathname={pathname}
          onError={(error) => isThrownByScreen(error) && remote.replaceBroken(error)}
          renderError={(error) =>
            isThrownByScreen(error) ? (
              <RemoteSkeleton /> // until the version before, or the panel, replaces it
            ) : (
              <RemotePanel reason={mayLackNetwork() ? 'offline' : 'unavailable'} onTryAgain={remote.tryAgain} />
            )
          }
        >
          <Suspense fallback={<RemoteSkeleton />}>
            <RemoteScreens module={remote.module} />
          </Suspense>
        </ErrorBoundary>
      );
  }
}

function RemoteScreens({ module }: { module: LoadedRemote }) {
  usePreloadSdk();
  const screens = useRoutes(module.routes) ?? <NotFound />;
  return module.language ? (
    <div lang={module.language} className={styles.otherLanguage}>
      {screens}
    </div>
  ) : (
    screens
  );
}

const isThrownByScreen = (error: unknown) => !(error instanceof ScreenLoadError || isTranslationError(error));

type State =
  /** `replacement`: of a build that threw while rendering. `isAgain`: the visitor pressed Try Again. */
  | { status: 'loading'; replacement?: Promise<LoadedRemote>; isAgain?: boolean }
  | { status: 'ready'; module: LoadedRemote }
  /** `pathname`: the path that failed. Another path of the same remote may load. */
  | { status: 'failed'; pathname: string; failure: RemoteFailure; text?: string };

type RemoteState = State & { isSlow: boolean; tryAgain(): void; replaceBroken(thrown: unknown): void };

/**
 * Loads a remote for the screen on view. `tryAgain` starts anew, under another URL, without reloading the page where it can;
 * `replaceBroken` loads the version before.
 */
function useRemote(name: string, pathname: string): RemoteState {
  const [state, setState] = useState<State>(() => stateOf(name));
  if (state.status === 'failed' && state.pathname !== pathname) setState(stateOf(name));
  const isSlow = useIsSlow(state.status === 'loading');

  const tryAgain = useCallback(() => {
    forgetRemote(name);
    setState({ status: 'loading', isAgain: true });
  }, [name]);

  const replaceBroken = (thrown: unknown) =>
    setState({ status: 'loading', replacement: loadRemote(name, pathname, { thrown }) });

  useEffect(() => {
    if (state.status !== 'loading') return;
    let isCurrent = true;
    (state.replacement ?? loadRemote(name, pathname)).then(
      (module) => isCurrent && setState({ status: 'ready', module }),
      (error: unknown) => {
        if (!isCurrent) return;
        if (state.isAgain && onlyNewPageHelps(error)) return location.reload();
        setState({ status: 'failed', pathname, ...failureOf(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, pathname, state]);

  return { ...state, isSlow, tryAgain, replaceBroken };
}

function stateOf(name: string): State {
  const module = loadedRemote(name);
  return module ? { status: 'ready', module } : { status: 'loading' };
}

function failureOf(error: unknown): { failure: RemoteFailure; text?: string } {
  // The visitor reads one plain line; the cause is in the console, with the remote it belongs to.
  console.warn('A remote could not be loaded.', error);
  return error instanceof RemoteError ? { failure: error.failure, text: error.text } : { failure: 'unavailable' };
}
