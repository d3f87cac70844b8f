import { setSavingData, useIsSavingData } from '@bazaar/shared/device';
import { useId } from 'react';
import { SettingsIcon } from '../../ui/icons.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SPEEDS } from '../constants.ts';
import { messages } from '../messages.ts';
import { usePlayer } from '../PlayerContext.ts';
import { setLessonPrefs, useLessonPrefs } from '../prefs/lessonPrefs.ts';
import { Choice } from './Choice.tsx';
import { QualityChoice } from './QualityChoice.tsx';
import styles from './SettingsMenu.module.css';
import { useMenu } from './useMenu.ts';

/** The button and its panel. */
export function SettingsMenu() {
  const { showHelp } = usePlayer();
  const { speed, hasPageKeys } = useLessonPrefs();
  const isSavingData = useIsSavingData();
  const { isOpen, button, menu, buttonProps, menuProps } = useMenu(useId());
  return (
    <>
      <button ref={button} type="button" aria-label={messages.settings} {...buttonProps}>
        <SettingsIcon />
      </button>
      <div
        ref={menu}
        {...menuProps}
        role="group"
        aria-label={messages.settings}
        data-menu-open={isOpen}
        className={styles.menu}
      >
        <QualityChoice />
        <Choice
          legend={messages.speed}
          options={SPEEDS.map((value) => ({ value, label: String(value) }))}
          chosen={speed}
          onChoose={(value) => setLessonPrefs({ speed: value })}
        />
        <Switch label={messages.dataSaver} hint={messages.dataSaverHint} isOn={isSavingData} onChange={setSavingData} />
        <Switch
          label={messages.pageKeys}
          hint={messages.pageKeysHint}
          isOn={hasPageKeys}
          onChange={(isOn) => setLessonPrefs({ hasPageKeys: isOn })}
        />
        <button type="button" className={styles.help} aria-keyshortcuts="?" onClick={showHelp}>
          {messages.showKeys}
        </button>
      </div>
    </>
  );
}
