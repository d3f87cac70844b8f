import { lessonsOfLevels } from '@bazaar/shared/data/levelVideos';
import type { Level } from '@bazaar/shared/data/levels';
import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { useDocument } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { levelFrom, resumeLink, resumeLinkFrom, topicPath, type LevelProgress, type ResumeLink } from './topicPath.ts';

/** The progress in a level or the whole topic, and the link to go on; undefined what is not known, or not left. */
export interface Figures {
  progress: LevelProgress | undefined;
  resume: ResumeLink | undefined;
}

/** The figures of these levels; from what was watched while their lessons are not read, and where they cannot be. */
export function useTopicPath(
  creatorTopicId: string,
  levels: readonly Level[],
): { isLoading: boolean; all: Figures; of(level: Level): Figures } {
  const entries = useRemembered(deviceProgress);
  const isIdle = useIsIdle();
  const { status, value } = useDocument(isIdle ? lessonsOfLevels(levels.map(({ levelId }) => levelId)) : undefined);
  const path = value && topicPath(levels, value, entries);
  const figures = (of: readonly Level[], progress: LevelProgress | undefined): Figures => ({
    progress,
    resume: path && progress ? resumeLink(creatorTopicId, of, progress) : resumeLinkFrom(of, entries),
  });
  return {
    isLoading: status === 'loading',
    all: figures(levels, path?.all),
    of: (level) => figures([level], path ? path.levels.get(level.levelId) : levelFrom(level.levelId, entries)),
  };
}

/** Not in the spec: a page that is never idle goes on all the same. */
const IDLE_WITHIN_MS = 2_000;

/** True once the page is loaded and was idle: what is read from then on delays nothing that the visitor waits for. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const handleIdle = () => !unmounted.signal.aborted && setIsIdle(true);
    const wait = () => {
      // Some browsers have no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(handleIdle, { timeout: IDLE_WITHIN_MS });
      else setTimeout(handleIdle, IDLE_WITHIN_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return isIdle;
}
