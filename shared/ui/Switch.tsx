import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off, at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
