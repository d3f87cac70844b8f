import { defineShell } from '@remotes-kit/build/defineShell';
import react from '@vitejs/plugin-react';
import { PROVIDED } from '../site/remotes.ts';

export default defineShell({ provided: PROVIDED, plugins: [react()] });
