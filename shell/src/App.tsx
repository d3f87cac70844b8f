import { QueryClientProvider, type createQueryClient } from '@bazaar/shared/query';
import { BrowserRouter, useRoutes } from '@bazaar/shared/router';
import { SessionContext, type SessionStore } from '@bazaar/shared/session';
import { routes } from './router.tsx';

interface AppProps {
  session: SessionStore;
  queryClient: ReturnType<typeof createQueryClient>;
}

/** The site: what every screen and every remote finds around it. */
export function App({ session, queryClient }: AppProps) {
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </QueryClientProvider>
    </SessionContext>
  );
}

const Screens = () => useRoutes(routes);
