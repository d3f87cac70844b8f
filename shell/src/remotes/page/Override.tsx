import { Link } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { useId, useState } from 'react';
import { remotesPage as texts } from '../../texts.ts';
import { readOverrides, writeOverride } from './override.ts';
import styles from './Remotes.module.css';

/** Points one remote at another build, for this browser only; the page starts anew with it. */
export function OverrideForm({ name }: { name: string }) {
  const inputId = useId();
  const current = readOverrides()[name] ?? '';
  const [build, setBuild] = useState(current);
  const use = (next: string | undefined) => {
    writeOverride(name, next);
    location.reload();
  };
  return (
    <form
      className={styles.override}
      onSubmit={(event) => {
        event.preventDefault();
        use(build.trim());
      }}
    >
      <label htmlFor={inputId}>{texts.overrideLabel(name)}</label>
      <input
        id={inputId}
        value={build}
        onChange={(event) => setBuild(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button kind="line" type="submit">
        {texts.use}
      </Button>
      {current && (
        <Button kind="line" onClick={() => use(undefined)}>
          {texts.stop}
        </Button>
      )}
    </form>
  );
}

/** On every page while an override is active: a developer's build must not be mistaken for the site's own. */
export function OverrideBadge() {
  const names = Object.keys(readOverrides());
  if (names.length === 0) return null;
  return (
    <aside className={styles.badge}>
      <Link to="/__remotes">{texts.badge(names.join(', '))}</Link>
    </aside>
  );
}
