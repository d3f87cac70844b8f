import { firstTexts } from './src/firstTexts.ts';
import { defineShell } from '../shared/tools/build/defineShell.ts';
import { devRegistry } from '../shared/tools/dev/devRegistry.ts';

export default defineShell(firstTexts(), devRegistry());
