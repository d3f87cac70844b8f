import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface OptionalProps {
  /** What the console says before the error. */
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
