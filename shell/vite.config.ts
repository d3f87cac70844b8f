import { defineShell } from '../shared/vite/defineShell.ts';

export default defineShell();
