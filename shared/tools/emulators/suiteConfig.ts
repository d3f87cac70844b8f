import type { HostingRules } from '@remotes-kit/release/hostingRules';
import type { Ports } from '../ports/ports.ts';

/** The folder of the site and the file of the rules, beside firebase.json: the CLI takes nothing from outside of its folder. */
export const SITE_FOLDER = 'site';
export const RULES_FILE = 'firestore.rules';

/** firebase.json of the emulators: the shell's site by its rules, the rules of Firestore, and where each server listens. */
export const suiteConfig = (hosting: HostingRules, ports: Pick<Ports, 'shell' | 'authBackend' | 'firestore'>) => ({
  hosting: { public: SITE_FOLDER, ...hosting },
  firestore: { rules: RULES_FILE },
  emulators: {
    hosting: { port: ports.shell },
    auth: { port: ports.authBackend },
    firestore: { port: ports.firestore },
    ui: { enabled: false },
  },
});
