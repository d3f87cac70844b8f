import { Component, Suspense, type ReactNode } from 'react';
import { isTranslationError, noteThrown } from './translationError.ts';

interface ErrorBoundaryProps {
  /** Stands before the error in the console. */
  label: string;
  /** A new path clears the error. */
  pathname?: string;
  /** `tryAgain` renders the children anew. */
  renderError(error: unknown, tryAgain: () => void): ReactNode;
  /** Called once per error, after `renderError`. */
  onError?(error: unknown): void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  pathname?: string;
  error?: unknown;
  /** The children were rendered anew after a failure of a browser's translation: once for a path. */
  hasRecovered?: boolean;
}

/** Shows what `renderError` gives instead of children that throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return pathname === state.pathname ? null : { pathname, error: undefined, hasRecovered: false };
  }

  override componentDidCatch(error: unknown) {
    console.warn(this.props.label, error);
    if (isTranslationError(error) && !this.state.hasRecovered)
      return this.setState({ error: undefined, hasRecovered: true });
    noteThrown(error);
    this.props.onError?.(error);
  }

  #tryAgain = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.renderError(error, this.#tryAgain);
  }
}

interface OptionalProps {
  /** Stands before the error in the console. */
  label: string;
  /** Shown while its code is being loaded; nothing where absent. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** A part that the page can do without: nothing is shown where its code cannot be loaded, or where it throws. */
export const Optional = ({ label, skeleton = null, children }: OptionalProps) => (
  <ErrorBoundary label={label} renderError={() => null}>
    <Suspense fallback={skeleton}>{children}</Suspense>
  </ErrorBoundary>
);
