import '@bazaar/shared/ui/reset.css';
import '@bazaar/shared/ui/tokens.css';
import '@bazaar/shared/ui/fonts.css';
import { remoteOf } from '@bazaar/shared/contracts/remotes';
import { createQueryClient } from '@bazaar/shared/query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadRemote } from './remotes/loadRemote.ts';
import { session, startSession } from './session/session.ts';

/** Not in the spec: how long the first frame waits for the remote, whose files were asked for together with these. */
const FIRST_REMOTE_WITHIN_MS = 400;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
startSession(queryClient);

const { pathname } = location;
const first = remoteOf(pathname);
// With the page already in it, the first frame needs no skeleton in between.
if (first) await Promise.race([loadRemote(first, pathname).catch(() => {}), new Promise((done) => setTimeout(done, FIRST_REMOTE_WITHIN_MS))]);

// The boundaries say what they caught, with the remote it belongs to; React would log it a second time as an error.
createRoot(root, { onCaughtError: () => {} }).render(<App session={session} queryClient={queryClient} />);
