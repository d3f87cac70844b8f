import { serveFolder as serveComposed, type Serving } from '@remotes-kit/release/serve';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { brotliOf } from '../build/brotli.ts';
import { composition } from '../composition.ts';

/** Serves a folder of the school's site as production does, with what builds were compressed to. */
export const serveFolder = (serving: Omit<Serving, 'brotliOf'>): Promise<RunningServer> =>
  serveComposed(composition, { ...serving, brotliOf });
