import { defineRemote } from '@remotes-kit/build/defineRemote';
import react from '@vitejs/plugin-react';
import { PROVIDED, REMOTES } from '../site/remotes.ts';

export default defineRemote({
  name: 'welcome',
  exposes: { routes: 'src/routes.tsx' },
  mount: REMOTES.welcome,
  provided: PROVIDED,
  plugins: [react()],
});
