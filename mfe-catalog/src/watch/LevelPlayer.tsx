import { SeriesPlayer } from '@bazaar/shared/player';
import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import type { ComponentProps } from 'react';
import { watch as texts } from '../texts.ts';
import type { NextLesson } from './nextLesson.ts';

interface LevelPlayerProps extends Omit<ComponentProps<typeof SeriesPlayer>, 'video' | 'next'> {
  video: LevelVideo;
  page: number;
  next: NextLesson;
}

/** The videos of a level for the player of a series. */
export const LevelPlayer = ({ video, page, next, ...rest }: LevelPlayerProps) => (
  <SeriesPlayer
    {...rest}
    video={{
      videoId: video.levelVideoId,
      name: video.levelVideoName,
      streamVideoId: video.streamVideoId,
      thumbnailId: video.thumbnailId,
      durationMs: video.duration,
    }}
    next={nextVideo(next, page)}
  />
);

function nextVideo(next: NextLesson, page: number) {
  switch (next.kind) {
    case 'lesson': {
      const section = next.level?.levelName ?? (next.page === page ? undefined : texts.page(next.page));
      return { name: next.video.levelVideoName, thumbnailId: next.video.thumbnailId, section };
    }
    case 'topicEnd':
    case 'failed':
      return null;
    case 'unknown':
    case 'emptyLevel':
      return undefined;
  }
}
