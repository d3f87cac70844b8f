import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { Component, type ReactNode } from 'react';
import { RemotePanel } from './RemotePanel.tsx';

interface RemoteBoundaryProps {
  name: RemoteName;
  onTryAgain(): void;
  children: ReactNode;
}

/** Keeps what a remote throws while rendering inside its own place. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`The remote ${this.props.name} failed.`, error);
  }

  override render() {
    return this.state.hasFailed ? <RemotePanel failure="unavailable" onTryAgain={this.props.onTryAgain} /> : this.props.children;
  }
}
