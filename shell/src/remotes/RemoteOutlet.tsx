import type { RemoteModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { useLocation, useRoutes } from '@bazaar/shared/router';
import { Suspense } from 'react';
import { NotFound } from '../chrome/NotFound.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';
import { useOwnDocument } from './useOwnDocument.ts';
import { useRemote } from './useRemote.ts';

/** The place of a remote in the frame: its skeleton, its screens, or the panel with a way on. */
export function RemoteOutlet({ name }: { name: RemoteName }) {
  const { pathname } = useLocation();
  const remote = useRemote(name, pathname);
  if (!useOwnDocument(name)) return <RemoteSkeleton />;
  switch (remote.status) {
    case 'loading':
      return <RemoteSkeleton isSlow={remote.isSlow} />;
    case 'failed':
      return <RemotePanel reason={remote.failure} text={remote.text} onTryAgain={remote.tryAgain} />;
    case 'ready':
      return (
        <RemoteBoundary name={name} pathname={pathname} onTryAgain={remote.tryAgain}>
          <Suspense fallback={<RemoteSkeleton />}>
            <RemoteScreens module={remote.module} />
          </Suspense>
        </RemoteBoundary>
      );
  }
}

const RemoteScreens = ({ module }: { module: RemoteModule }) => useRoutes(module.routes) ?? <NotFound />;
