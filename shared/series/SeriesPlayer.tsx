import { setSavingData, useIsSavingData } from '@bazaar/shared/device';
import type { ReactNode } from 'react';
import type { Lesson } from '../data/lessons.ts';
import { imageUrls, streamUrl } from '../media/urls.ts';
import { HOTKEYS } from '../player/lesson/keys/hotkeys.ts';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { usePlayer } from '../player/lesson/PlayerContext.ts';
import type { PlayedLesson } from '../player/lesson/useProgress.ts';
import { VideoPlayer } from '../player/lesson/VideoPlayer.tsx';
import { audioOnly, controls, keys } from '../player/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SavedLessons } from './SavedLessons.tsx';
import styles from './SeriesPlayer.module.css';
import { UpNextCard, type NextVideo } from './UpNextCard.tsx';
import { useUpNext } from './useUpNext.ts';

interface SeriesPlayerProps {
  video: Pick<Lesson, 'videoId' | 'name' | 'streamVideoId' | 'thumbnailId' | 'durationMs'>;
  /** Null: this is the last one. Undefined: not known yet. */
  next: NextVideo | null | undefined;
  /** It may go on past this video by itself if it cannot be played. */
  canSkip: boolean;
  hasFailed: boolean;
  /** The page with the rest of what the video is a part of, offered beside the next one; undefined: it is not. */
  morePath: string | undefined;
  lesson: Omit<PlayedLesson, 'videoId' | 'thumbnailId' | 'durationMs'>;
  /** The card after the last video. */
  end: ReactNode;
  onPlayable(videoId: string, isPlayable: boolean): void;
  onNext(how: 'pressed' | 'byItself'): void;
  onBack(): void;
}

/** One player for all videos of a series, with 'Up next' between two of them: it stays, full screen or not, while they change. */
export function SeriesPlayer(props: SeriesPlayerProps) {
  const { video, next, canSkip, hasFailed, morePath, lesson, end, onPlayable, onNext, onBack } = props;
  const { videoId, name, streamVideoId, thumbnailId, durationMs } = video;
  const { state, send, finish } = useUpNext(videoId, next === undefined ? undefined : next !== null, () =>
    onNext('byItself'),
  );
  const handlePlayable = (id: string, isPlayable: boolean) => {
    onPlayable(id, isPlayable);
    if (!isPlayable && canSkip) finish('failed');
  };
  const card = next && (
    <UpNextCard
      next={next}
      remainingMs={state.step === 'counting' ? state.remainingMs : undefined}
      isSkipping={hasFailed}
      morePath={morePath}
      onPlayNow={() => onNext('pressed')}
      onCancel={() => send({ type: 'cancelled' })}
    />
  );
  const covers = { off: undefined, pending: undefined, counting: card, waiting: card, playNext: card, end };
  return (
    <VideoPlayer
      title={name}
      url={streamVideoId ? streamUrl(streamVideoId) : ''}
      posterUrl={thumbnailId && imageUrls(thumbnailId).public}
      cover={covers[state.step]}
      Settings={LessonSettings}
      SavedLessons={SavedLessons}
      KeysDialog={KeysDialog}
      lesson={{
        ...lesson,
        videoId,
        thumbnailId,
        durationMs,
      }}
      onEnded={() => finish('ended')}
      onResumed={() => send({ type: 'resumed' })}
      onPlayable={handlePlayable}
      onBack={onBack}
    />
  );
}

/** The switches in the menu of the player, below its own choices. */
function LessonSettings() {
  const { tracks } = usePlayer();
  const { hasPageKeys, isAudioOnly } = useLessonPrefs();
  const isSavingData = useIsSavingData();
  return (
    <>
      {tracks.hasOwnSound !== false && (
        <Switch
          label={audioOnly.audioOnly}
          hint={audioOnly.hint}
          isOn={isAudioOnly}
          onChange={(isOn) => setLessonPrefs({ isAudioOnly: isOn })}
        />
      )}
      <Switch label={controls.dataSaver} hint={controls.dataSaverHint} isOn={isSavingData} onChange={setSavingData} />
      <Switch
        label={controls.pageKeys}
        hint={controls.pageKeysHint}
        isOn={hasPageKeys}
        onChange={(isOn) => setLessonPrefs({ hasPageKeys: isOn })}
      />
    </>
  );
}

const ESCAPE = { shown: 'Esc', label: keys.keys.back };

/** All keys of the player, from the list that is listened to. */
function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={keys.title} actions={<Button onClick={onClose}>{keys.close}</Button>} onClose={onClose}>
      <dl className={styles.keys}>
        {[...HOTKEYS, ESCAPE].map(({ shown, label }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
