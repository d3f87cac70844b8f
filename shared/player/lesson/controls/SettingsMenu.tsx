import { useIsSavingData } from '@bazaar/shared/device';
import { useId, type ComponentType } from 'react';
import { SettingsIcon } from '../../../ui/icons.tsx';
import { SPEEDS } from '../../constants.ts';
import { langOf } from '../../core/captionsTracks.ts';
import { AUTO, levelFor } from '../../core/levels.ts';
import { controls } from '../../texts.ts';
import { setLessonPrefs, useLessonPrefs } from '../lessonPrefs.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './SettingsMenu.module.css';
import { useMenu } from './useMenu.ts';

/** The button and its panel. `Settings`: what is chosen besides quality, captions and speed. */
export function SettingsMenu({ Settings }: { Settings: ComponentType | undefined }) {
  const { showHelp } = usePlayer();
  const { speed } = useLessonPrefs();
  const { isOpen, button, menu, buttonProps, menuProps } = useMenu(useId());
  return (
    <>
      <button ref={button} type="button" aria-label={controls.settings} {...buttonProps}>
        <SettingsIcon />
      </button>
      <div
        ref={menu}
        {...menuProps}
        role="group"
        aria-label={controls.settings}
        data-menu-open={isOpen}
        className={styles.menu}
      >
        <QualityChoice />
        <CaptionsChoice />
        <Choice
          legend={controls.speed}
          options={SPEEDS.map((value) => ({ value, label: String(value) }))}
          chosen={speed}
          onChoose={(value) => setLessonPrefs({ speed: value })}
        />
        {Settings && <Settings />}
        <button type="button" className={styles.help} aria-keyshortcuts="?" onClick={showHelp}>
          {controls.showKeys}
        </button>
      </div>
    </>
  );
}

/** Auto and what the stream has, the best first. A choice that this stream lacks shows as the nearest that it has. */
function QualityChoice() {
  const { qualities, playingPx } = usePlayer().tracks;
  const isSavingData = useIsSavingData();
  const levels = qualities.map(({ heightPx, bps = 0 }) => ({ height: heightPx, bitrate: bps }));
  const chosen = levelFor(levels, useLessonPrefs());
  if (qualities.length === 0) return null;
  const auto = { value: AUTO, label: playingPx && chosen === AUTO ? controls.autoNow(playingPx) : controls.auto };
  const named = qualities.map((quality, value) => ({ value, label: controls.nameOf(quality) }));
  return (
    <Choice
      legend={controls.quality}
      hint={isSavingData ? controls.qualitySaved : undefined}
      options={[auto, ...named.toReversed()]}
      chosen={isSavingData ? 0 : chosen}
      isDisabled={isSavingData}
      onChoose={(index) => setLessonPrefs({ heightPx: qualities[index]?.heightPx, bps: qualities[index]?.bps })}
    />
  );
}

const OFF = '';

/** Off and the captions that the stream has, each with the name that the stream gives it. */
function CaptionsChoice() {
  const { tracks, shownCaptions } = usePlayer();
  const { captions } = tracks;
  if (captions.length === 0) return null;
  return (
    <Choice
      legend={controls.captions}
      options={[
        { value: OFF, label: controls.noCaptions },
        ...captions.map(({ id, language, name }) => ({ value: id, label: name, lang: langOf(language) })),
      ]}
      chosen={shownCaptions?.id ?? OFF}
      onChoose={(value) =>
        setLessonPrefs(value === OFF ? { hasCaptions: false } : { hasCaptions: true, captionsLanguage: value })
      }
    />
  );
}

interface ChoiceProps<Value extends string | number> {
  legend: string;
  hint?: string | undefined;
  options: readonly {
    value: Value;
    label: string;
    lang?: string | undefined;
  }[];
  chosen: Value;
  isDisabled?: boolean;
  onChoose(value: Value): void;
}

/** One of a few, all in view: radio buttons drawn as a row of chips. */
function Choice<Value extends string | number>({
  legend,
  hint,
  options,
  chosen,
  isDisabled = false,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend>{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span lang={lang}>{label}</span>
        </label>
      ))}
      {hint && <small>{hint}</small>}
    </fieldset>
  );
}
