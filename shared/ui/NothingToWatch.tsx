import { Button } from './Button.tsx';
import { screen as texts } from './texts.ts';
import { Notice } from './Notice.tsx';
import styles from './screen/ListScreen.module.css';

/** Shown instead of a page that plays videos when the address does not name what to play. */
export const NothingToWatch = ({ text, onBack }: { text: string; onBack(): void }) => (
  <div className={styles.screen}>
    <Notice
      kind="error"
      title={text}
      actions={
        <Button kind="line" onClick={onBack}>
          {texts.back}
        </Button>
      }
    />
  </div>
);
