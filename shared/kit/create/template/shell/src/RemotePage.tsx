import { Component, useEffect, type ReactNode } from 'react';
import { remoteIn } from '@remotes-kit/runtime/remotes';
import { useStore } from 'zustand';
import { remotes } from './loader.ts';

/** The page of a remote; a panel where no build of it can be shown. */
export function RemotePage({ name }: { name: string }) {
  const { status, module, build, failure } = useStore(remotes, (state) => remoteIn(state, name).screens);
  const { load, replace, retry } = remotes.getState();
  useEffect(() => void load(name, location.pathname), [load, name]);
  if (status === 'failed')
    return (
      <section role="alert">
        <p>{failure?.text ?? `${name} is not available (${failure?.failure}).`}</p>
        <button type="button" onClick={() => void retry(name, location.pathname)}>
          Try again
        </button>
      </section>
    );
  if (!module) return <p>Loading…</p>;
  return (
    <Boundary key={build?.version} onThrown={(error) => void replace(name, location.pathname, error)}>
      <module.Page />
    </Boundary>
  );
}

interface BoundaryProps {
  onThrown(error: unknown): void;
  children: ReactNode;
}

/** A screen that throws is replaced by the one of another build. */
class Boundary extends Component<BoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error);
  }

  override render() {
    return this.state.hasThrown ? <p>Loading…</p> : this.props.children;
  }
}
