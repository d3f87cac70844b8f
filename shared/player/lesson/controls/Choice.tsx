import { useId } from 'react';
import styles from './SettingsMenu.module.css';

interface ChoiceProps<Value extends string | number> {
  legend: string;
  hint?: string | undefined;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  isDisabled?: boolean;
  onChoose(value: Value): void;
}

/** One of a few, all in view: radio buttons drawn as a row of chips. */
export function Choice<Value extends string | number>({
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
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
      {hint && <small>{hint}</small>}
    </fieldset>
  );
}
