import { isLoadedByPress } from '../contracts/cameFrom.ts';
import { mayAutoplay } from '@bazaar/shared/device';
import { imageUrls, streamUrl } from '../media/urls.ts';
import overlay from '../player/lesson/overlay/Overlay.module.css';
import styles from '../player/lesson/VideoPlayer.module.css';
import { lesson as texts } from '../player/texts.ts';
import { PlayIcon } from '../ui/icons.tsx';
import type * as original from './SeriesPlayer.tsx';

/** A player that has loaded nothing: its picture, and that a press plays it. Its film may begin in it (player/early/film.ts). */
export const SeriesPlayer: typeof original.SeriesPlayer = ({ video: { name, thumbnailId, streamVideoId } }) => (
  <section tabIndex={-1} className={styles.player} aria-label={texts.player(name)}>
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the player */}
    <video
      poster={thumbnailId && imageUrls(thumbnailId).public}
      data-film={streamVideoId && streamUrl(streamVideoId)}
      // As where React follows the link (useSelection.ts): the press that led here starts the lesson.
      data-autoplays={isLoadedByPress() && mayAutoplay() ? '' : undefined}
      playsInline
      crossOrigin="anonymous"
    />
    <span className={overlay.play} aria-hidden="true">
      <PlayIcon size={36} />
    </span>
  </section>
);
