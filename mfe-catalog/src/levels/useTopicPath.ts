import { useRemembered } from '@bazaar/shared/device';
import type { Level } from '@bazaar/shared/data/levels';
import { lessonsOfLevels } from '@bazaar/shared/data/levelVideos';
import { progress } from '@bazaar/shared/progress/hasProgress';
import type { Progress } from '@bazaar/shared/progress/parseProgress';
import { useDocument } from '@bazaar/shared/query';
import { topicPath, type TopicPath } from './topicPath.ts';
import { useIsSettled } from './useIsSettled.ts';

/** The path of these levels; undefined while their lessons are not read, and where they cannot be. */
export function useTopicPath(levels: readonly Level[]): {
  isLoading: boolean;
  path: TopicPath | undefined;
  entries: readonly Progress[];
} {
  const entries = useRemembered(progress);
  const isSettled = useIsSettled();
  const { status, value } = useDocument(isSettled ? lessonsOfLevels(levels.map(({ levelId }) => levelId)) : undefined);
  return { isLoading: status === 'loading', path: value && topicPath(levels, value, entries), entries };
}
