import { setSavingData, useIsSavingData } from '@bazaar/shared/device';
import { messages as audioOnly } from '../player/lesson/audioOnly/messages.ts';
import { messages } from '../player/lesson/controls/messages.ts';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { usePlayer } from '../player/lesson/PlayerContext.ts';
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
      <Switch label={messages.dataSaver} hint={messages.dataSaverHint} isOn={isSavingData} onChange={setSavingData} />
      <Switch
        label={messages.pageKeys}
        hint={messages.pageKeysHint}
        isOn={hasPageKeys}
        onChange={(isOn) => setLessonPrefs({ hasPageKeys: isOn })}
      />
    </>
  );
}
