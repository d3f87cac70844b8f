import { serveFolder as serveComposed, type Serving } from '@remotes-kit/release/serve';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { brotliOf } from '../build/brotli.ts';
import { LESSONS_PATH } from '../../contracts/lessonFigures.ts';
import { composition } from '../composition.ts';
import { siteFigures } from '../lessons/siteFigures.ts';

/** Serves a folder of the school's site as production does, with what builds were compressed to; and the figures of its lessons. */
export const serveFolder = (serving: Omit<Serving, 'brotliOf' | 'answers'>): Promise<RunningServer> => {
  const answers: Serving['answers'] = serving.isApp ? { [LESSONS_PATH]: () => siteFigures(serving.folder) } : {};
  return serveComposed(composition, { ...serving, answers, brotliOf });
};
