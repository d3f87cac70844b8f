import '@bazaar/shared/ui/reset.css';
import '@bazaar/shared/ui/tokens.css';
import '@bazaar/shared/ui/fonts.css';
import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { BrowserRouter, useRoutes } from '@bazaar/shared/router';
import { createSession, SessionContext } from '@bazaar/shared/session';
import { addLateFonts } from '@bazaar/shared/ui/lateFonts';
import { LiveRegions } from '@bazaar/shared/ui/LiveRegions';
import { createRoot } from 'react-dom/client';
import { Feed } from './Feed.tsx';
import { Welcome } from './Welcome.tsx';

/** Screens of remotes have absolute paths: they match only below a splat at the root. */
const Screens = () =>
  useRoutes([
    { path: '/', element: <Welcome /> },
    { path: '*', element: <Feed /> },
  ]);

addLateFonts();
createRoot(document.getElementById('root')!).render(
  <SessionContext value={createSession({ status: 'anonymous' })}>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
      <LiveRegions />
    </QueryClientProvider>
  </SessionContext>,
);
