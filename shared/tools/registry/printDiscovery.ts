/** `npm run discovery`: prints the registry of a composed site in the form of frontend-discovery (@remotes-kit/release/printDiscovery). */
import { printDiscovery } from '@remotes-kit/release/printDiscovery';
import { DEPLOY } from '../build/folders.ts';

printDiscovery(process.argv.slice(2), { site: DEPLOY, extrasKey: 'bazaar' });
