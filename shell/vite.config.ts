import { defineShell } from '../shared/tools/build/defineShell.ts';

export default defineShell();
