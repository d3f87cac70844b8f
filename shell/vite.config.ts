import { defineShell } from '@bazaar/shared/vite/defineShell';

export default defineShell();
