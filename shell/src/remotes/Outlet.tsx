import { isSavingData } from '@bazaar/shared/device';
import { preloadSdk } from '@bazaar/shared/firebase/firestore';
import { useIsSlow } from '@bazaar/shared/query';
import { ScreenLoadError, useLocation, useRoutes } from '@bazaar/shared/router';
import { remoteIn } from '@remotes-kit/runtime/remotes';
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { NotFound } from '../chrome/RouteError.tsx';
import { isTranslationError } from '../chrome/translationError.ts';
import { mayLackNetwork } from '@bazaar/shared/device/network';
import type { Screens } from './load.ts';
import { isInOwnDocument, OtherDocument } from './OtherDocument.tsx';
import { readRegistry, useRemoteForPath } from './registry.ts';
import { RemotePanel, RemoteSkeleton } from './RemotePanel.tsx';
import styles from './remotes.module.css';
import { RemoteSlots } from './Slot.tsx';
import { remotes } from './store.ts';

/** Every path that is not the shell's own: its remote inside the frame, or 'Not Found'. */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const name = useRemoteForPath(pathname);
  const isRegistryRead = useNewerRegistry(name ? undefined : pathname);
  if (name === undefined) return isRegistryRead ? <NotFound /> : <RemoteSkeleton />;
  return (
    <>
      <RemoteSlots above={name} />
      <Remote key={name} name={name} pathname={pathname} />
    </>
  );
}

/** Reads the registry anew for a path that no known remote owns: there may be a newer one. Returns whether that is over. */
function useNewerRegistry(pathname: string | undefined): boolean {
  const [readFor, setReadFor] = useState<string>();
  useEffect(() => {
    if (pathname === undefined) return;
    let isCurrent = true;
    const end = () => isCurrent && setReadFor(pathname);
    readRegistry({ anew: true }).then(end, end);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return readFor === pathname;
}

/** A remote's skeleton, its screens, or the panel with a way on. */
function Remote({ name, pathname }: { name: string; pathname: string }) {
  const { status, module, failure } = useScreens(name, pathname);
  const isLoading = status === 'idle' || status === 'loading';
  const isSlow = useIsSlow(isLoading);
  const tryAgain = useCallback(() => void remotes.getState().retry(name, pathname), [name, pathname]);
  // Once more than Layout: the registry may have named the remote since.
  if (!isInOwnDocument(pathname)) return <OtherDocument />;
  if (failure) return <RemotePanel reason={failure.failure} text={failure.text} onTryAgain={tryAgain} />;
  if (isLoading || !module) return <RemoteSkeleton isSlow={isSlow} />;
  return (
    <ErrorBoundary
      label={`The remote ${name} failed.`}
      pathname={pathname}
      onError={(error) => isThrownByScreen(error) && void remotes.getState().replace(name, pathname, error)}
      renderError={(error) =>
        isThrownByScreen(error) ? (
          <RemoteSkeleton /> // until the version before, or the panel, replaces it
        ) : (
          <RemotePanel reason={mayLackNetwork() ? 'offline' : 'unavailable'} onTryAgain={tryAgain} />
        )
      }
    >
      <Suspense fallback={<RemoteSkeleton />}>
        <RemoteScreens {...module} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The screens of a remote, which are loaded where they are not. A failure is shown until the visitor goes on: another path may load. */
function useScreens(name: string, pathname: string) {
  useLayoutEffect(() => {
    void remotes.getState().load(name, pathname);
    return () => remotes.getState().leave(name, 'screens');
  }, [name, pathname]);
  const screens = useStore(remotes, (state) => remoteIn(state, name).screens);
  useEffect(() => {
    // The visitor reads one plain line; the cause is in the console, with the remote it belongs to.
    if (screens.failure) console.warn('A remote could not be loaded.', screens.failure);
  }, [screens.failure]);
  return screens;
}

const isThrownByScreen = (error: unknown) => !(error instanceof ScreenLoadError || isTranslationError(error));

function RemoteScreens({ routes, language }: Screens) {
  usePreloadSdk();
  const screens = useRoutes(routes) ?? <NotFound />;
  return language ? (
    <div lang={language} className={styles.otherLanguage}>
      {screens}
    </div>
  ) : (
    screens
  );
}

/** Acts of a reader that come before anything is read again: the next page of a list, another screen. */
const FIRST_USES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads Firestore's SDK, without which a remote's first screen does (docs/decisions/023), when the reader first does something.
 * No preload under Save-Data.
 */
function usePreloadSdk(): void {
  useEffect(() => {
    if (isSavingData()) return;
    const used = new AbortController();
    const preload = () => {
      used.abort();
      void preloadSdk();
    };
    for (const type of FIRST_USES) addEventListener(type, preload, { passive: true, signal: used.signal });
    return () => used.abort();
  }, []);
}
