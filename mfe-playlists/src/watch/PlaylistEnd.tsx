import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { announce } from '@bazaar/shared/ui/announce';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import styles from './UpNextCard.module.css';

const texts = messages.end;

/** After the last video: no silent stop. */
export function PlaylistEnd({ playlistsPath, onReplay }: { playlistsPath: string; onReplay(): void }) {
  useEffect(() => announce(texts.title, 'polite'), []);
  return (
    <section className={styles.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className={styles.actions}>
        <Button onClick={onReplay}>{texts.replay}</Button>
        <ButtonLink to={playlistsPath} kind="line">
          {texts.back}
        </ButtonLink>
      </div>
    </section>
  );
}
