import { Component, type ReactNode } from 'react';
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
    return error === undefined ? this.props.children : <RouteError text={error instanceof Error ? error.message : String(error)} />;
  }
}
