import styles from './LessonSettings.module.css';
import { setSavingData, useIsSavingData } from '@bazaar/shared/device';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { usePlayer } from '../player/lesson/PlayerContext.ts';
import { audioOnly, controls, keys as texts } from '../player/texts.ts';
import { Switch } from '../ui/Switch.tsx';
import { HOTKEYS } from '../player/lesson/keys/hotkeys.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The switches in the menu of the player, below its own choices. */
export function LessonSettings() {
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

const ESCAPE = { shown: 'Esc', label: texts.keys.back };

/** All keys of the player, from the list that is listened to. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={texts.title} actions={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
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
