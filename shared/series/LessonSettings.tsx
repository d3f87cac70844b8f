import { setSavingData, useIsSavingData } from '@bazaar/shared/device';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { usePlayer } from '../player/lesson/PlayerContext.ts';
import { audioOnly, controls } from '../player/texts.ts';
import { Switch } from '../ui/Switch.tsx';

/** The switches in the menu of the player. */
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
