import type { RemoteModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { useIsSlow } from '@bazaar/shared/query';
import { useCallback, useEffect, useState } from 'react';
import { forgetRemote, loadedRemote, loadRemote } from './loadRemote.ts';
import { RemoteError, type RemoteFailure } from './remoteError.ts';

type State =
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule }
  /** `pathname`: what was asked for. Another path of the same remote may be had. */
  | { status: 'failed'; pathname: string; failure: RemoteFailure; text?: string };

/** Loads a remote for the screen on view. `tryAgain` starts anew, under another URL, without reloading the page. */
export function useRemote(name: RemoteName, pathname: string): State & { isSlow: boolean; tryAgain(): void } {
  const [state, setState] = useState<State>(() => initialState(name));
  if (state.status === 'failed' && state.pathname !== pathname) setState({ status: 'loading' });
  const isSlow = useIsSlow(state.status === 'loading');

  const tryAgain = useCallback(() => {
    forgetRemote(name);
    setState({ status: 'loading' });
  }, [name]);

  useEffect(() => {
    if (state.status !== 'loading') return;
    let isCurrent = true;
    loadRemote(name, pathname).then(
      (module) => isCurrent && setState({ status: 'ready', module }),
      (error: unknown) => isCurrent && setState({ status: 'failed', pathname, ...failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, pathname, state]);

  return { ...state, isSlow, tryAgain };
}

function initialState(name: RemoteName): State {
  const module = loadedRemote(name);
  return module ? { status: 'ready', module } : { status: 'loading' };
}

function failureOf(error: unknown): { failure: RemoteFailure; text?: string } {
  // The visitor reads one plain line; whoever looks for the cause finds it here, with the remote it belongs to.
  console.warn('A remote could not be loaded.', error);
  return error instanceof RemoteError ? { failure: error.failure, text: error.text } : { failure: 'unavailable' };
}
