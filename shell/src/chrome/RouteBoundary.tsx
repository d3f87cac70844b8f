import { ScreenLoadError } from '@bazaar/shared/router';
import { Component, type ReactNode } from 'react';
import { NotSaved } from '../offline/NotSaved.tsx';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import { RouteError } from './RouteError.tsx';

interface RouteBoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  pathname: string;
  error?: unknown;
}

/** Keeps what a screen throws inside the frame; a new path starts anew. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: RouteBoundaryProps, state: RouteBoundaryState) {
    return pathname === state.pathname ? null : { pathname, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A screen failed.', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // A page of its own: browsers before Chromium 156 remember a module that failed for the life of this one.
    if (error instanceof ScreenLoadError && mayLackNetwork()) return <NotSaved onTryAgain={reloadPage} />;
    return <RouteError text={error instanceof Error ? error.message : String(error)} />;
  }
}

const reloadPage = () => location.reload();
