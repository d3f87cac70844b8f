import { useId } from 'react';
import { SettingsIcon } from '../../ui/icons.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SPEEDS } from '../constants.ts';
import { messages } from '../messages.ts';
import { usePlayer } from '../PlayerContext.ts';
import { useIsSavingData } from '../prefs/dataSaver.ts';
import { setLessonPrefs, useLessonPrefs } from '../prefs/lessonPrefs.ts';
import { Choice } from './Choice.tsx';
import { QualityChoice } from './QualityChoice.tsx';
import styles from './SettingsMenu.module.css';

/** The button and its panel: a popover, so that Escape, a press elsewhere and full screen are the browser's work. */
export function SettingsMenu() {
  const { showHelp } = usePlayer();
  const { speed, hasPageKeys } = useLessonPrefs();
  const isSavingData = useIsSavingData();
  const id = useId();
  return (
    <>
      <button type="button" aria-label={messages.settings} popoverTarget={id}>
        <SettingsIcon />
      </button>
      <div id={id} popover="auto" role="group" aria-label={messages.settings} className={styles.menu}>
        <QualityChoice />
        <Choice legend={messages.speed} options={SPEEDS.map((value) => ({ value, label: String(value) }))} chosen={speed} onChoose={(value) => setLessonPrefs({ speed: value })} />
        <Switch label={messages.dataSaver} hint={messages.dataSaverHint} isOn={isSavingData} onChange={(isOn) => setLessonPrefs({ isSavingData: isOn })} />
        <Switch label={messages.pageKeys} hint={messages.pageKeysHint} isOn={hasPageKeys} onChange={(isOn) => setLessonPrefs({ hasPageKeys: isOn })} />
        <button type="button" className={styles.help} aria-keyshortcuts="?" onClick={showHelp}>
          {messages.showKeys}
        </button>
      </div>
    </>
  );
}
