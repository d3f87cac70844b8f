import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { ScreenLoadError } from '@bazaar/shared/router';
import { Component, type ReactNode } from 'react';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import { RemotePanel } from './RemotePanel.tsx';

interface RemoteBoundaryProps {
  name: RemoteName;
  pathname: string;
  onTryAgain(): void;
  children: ReactNode;
}

interface RemoteBoundaryState {
  pathname: string;
  error?: unknown;
}

/** Keeps what a remote throws inside its own place in the frame; a new path starts anew. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: RemoteBoundaryProps, state: RemoteBoundaryState) {
    return pathname === state.pathname ? null : { pathname, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`The remote ${this.props.name} failed.`, error);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <RemotePanel reason={reasonOf(error)} onTryAgain={this.props.onTryAgain} />
    );
  }
}

function reasonOf(error: unknown): 'broken' | 'offline' | 'unavailable' {
  if (!(error instanceof ScreenLoadError)) return 'broken';
  return mayLackNetwork() ? 'offline' : 'unavailable';
}
