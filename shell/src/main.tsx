import '@bazaar/shared/ui/reset.css';
import '@bazaar/shared/ui/tokens.css';
import '@bazaar/shared/ui/fonts.css';
import './document/document.css';
import { ROOT_ID, type RootMarks } from '@bazaar/shared/contracts/documentProtocol';
import * as paths from '@bazaar/shared/contracts/paths';
import { createQueryClient, QueryClientProvider, whenSlow } from '@bazaar/shared/query';
import { BrowserRouter, preloadScreens, useRoutes } from '@bazaar/shared/router';
import { SessionContext } from '@bazaar/shared/session';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { canonicalPath } from './chrome/navigation.ts';
import { ignoreSecondClick } from './chrome/ignoreSecondClick.ts';
import { nextTask } from '@bazaar/shared/device/nextTask';
import { onNetworkReturn } from '@bazaar/shared/device/network';
import { isDrawn, sayStillLoading, watchPress, whenReadsCame } from './document/takeOver.ts';
import { TakesOver } from './TakesOver.tsx';
import { screen as texts } from './texts.ts';
import { keepInstallPrompt } from './install/installPrompt.ts';
import { remoteForPath } from './remotes/registry.ts';
import { remotes } from './remotes/store.ts';
import { startReports } from './reports/startReports.ts';
import { routes } from './router.tsx';
import { useNewcomer } from '@bazaar/shared/session/newcomer';
import { isNewcomer } from './session/isNewcomer.ts';
import { session, startSession } from './session/session.ts';

/** Not in the spec: how long what the document draws stays for the remote, whose files and early reads are loading together with these. */
const FIRST_REMOTE_WITHIN_MS = 400;

/** Not in the spec: how long what the document drew stays while the shell's own screen, or the remote of a drawn one, is loading. */
const DRAWN_WITHIN_MS = 10_000;

const Screens = () => useRoutes(routes);

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('index.html has no #root');

ignoreSecondClick();
useNewcomer.setState({ isNewcomer: isNewcomer() });
keepInstallPrompt();
const queryClient = createQueryClient();
startReports(queryClient);
startSession(queryClient);
// Reads again what failed while the network was announced but not yet reachable; the rest has been (refetchOnReconnect).
onNetworkReturn(
  () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
);

const pathname = canonicalPath(location.pathname);
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);
const first = remoteForPath(pathname);

async function start(container: HTMLElement): Promise<void> {
  await nextTask(); // on a slow processor the modules have run for long enough: a press comes before the next part
  // A page that is loaded by then follows what index.html draws without a skeleton.
  const isLoaded = first
    ? remotes.getState().load(first, pathname)
    : preloadScreens(routes, pathname === '/' ? paths.home : pathname);
  const isHere = Promise.all([isLoaded.catch(() => {}), whenReadsCame()]);
  const within = (ms: number) => Promise.race([isHere, new Promise((done) => setTimeout(done, ms))]);
  const marks = container.dataset as RootMarks;
  await within(first ? FIRST_REMOTE_WITHIN_MS : DRAWN_WITHIN_MS);
  if (isDrawn()) {
    marks.waiting = '';
    const stop = whenSlow(() => sayStillLoading(texts.stillLoading));
    await within(DRAWN_WITHIN_MS);
    stop();
    delete marks.waiting;
  }
  const pressIn = watchPress(container);
  // The boundaries log what they caught, with the remote it belongs to; React would log it a second time as an error.
  const reactRoot = createRoot(container, { onCaughtError: () => {} });
  // A transition: React renders in pieces, between which the reader scrolls and presses, and puts all into the page in one step.
  startTransition(() =>
    reactRoot.render(
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Screens />
            <TakesOver root={container} pressIn={pressIn} />
          </BrowserRouter>
        </QueryClientProvider>
      </SessionContext>,
    ),
  );
}

// No `await` here: a module that waits cannot share a file with what others import (docs/decisions/026).
void start(root);
