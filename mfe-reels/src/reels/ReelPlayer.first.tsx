import { streamUrl } from '@bazaar/shared/media/urls';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import styles from './ReelCard.module.css';
import type * as original from './ReelPlayer.tsx';
import { ReelPoster } from './ReelPoster.tsx';
import { ReelRail } from './ReelRail.tsx';

const nothing = () => {};

/** A reel that has loaded nothing: its board, over which its film may begin (shared/player/early/film.ts), and its controls. */
export const ReelPlayer: typeof original.ReelPlayer = ({ reel, titleId, isCurrent, hasStartOverlay }) => (
  <>
    <ReelPoster reelId={reel.id} />
    {isCurrent && (
      <>
        <div className={styles.film}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the player */}
          <video
            aria-labelledby={titleId}
            data-film={streamUrl(reel.videoStreamId ?? '')}
            playsInline
            loop
            crossOrigin="anonymous"
            tabIndex={-1}
          />
        </div>
        {!hasStartOverlay && (
          <div className={`${styles.film} ${styles.middle}`} style={{ pointerEvents: 'none' }}>
            <PlayIcon size={56} />
          </div>
        )}
        <ReelRail
          reel={reel}
          captions={{ isOn: undefined, toggle: nothing, shown: undefined }}
          isStill
          onToggle={nothing}
        />
        <div className={styles.line} aria-hidden="true">
          <span style={{ scale: '0 1' }} />
        </div>
      </>
    )}
  </>
);
