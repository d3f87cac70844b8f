/** A backend in a process of its own, for tests that kill it: prints its two ports. The argument is the journal. */
import { startBackend } from '../startBackend.ts';

startBackend({
  project: 'demo-bazaar',
  firestorePort: 0,
  authPort: 0,
  origins: [],
  journalFile: process.argv[2],
  log: () => {},
}).then(
  ({ firestorePort, authPort }) => console.log(JSON.stringify({ firestorePort, authPort })),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
