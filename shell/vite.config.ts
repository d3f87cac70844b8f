import { documentTexts } from './src/document/documentTexts.ts';
import { webManifests } from './src/install/webManifest.ts';
import { defineShell } from '../shared/tools/build/defineShell.ts';
import { devLanguages } from '../shared/tools/build/languages/devLanguages.ts';
import { devImports } from '../shared/tools/dev/devImports.ts';
import { devRegistry } from '../shared/tools/dev/devRegistry.ts';

export default defineShell(documentTexts(), webManifests, devRegistry(), devLanguages(devImports));
