import * as paths from '@bazaar/shared/contracts/paths';
import { Button } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { useEffect } from 'react';
import { notSaved as texts, screen } from '../texts.ts';
import styles from './NotSaved.module.css';
import { onNetworkReturn } from './onNetworkReturn.ts';
import { OfflinePages } from './OfflinePages.tsx';

/** Shown without network instead of a page that was not saved: links to saved pages; opens the page when the network returns. */
export function NotSaved({ onTryAgain }: { onTryAgain(): void }) {
  const goBack = useGoBack(paths.home);
  useDocumentTitle(texts.title);
  useEffect(() => onNetworkReturn(onTryAgain), [onTryAgain]);
  return (
    <section className={styles.page} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>{screen.tryAgain}</Button>
        <Button kind="line" onClick={goBack}>
          {screen.back}
        </Button>
      </div>
      <OfflinePages />
    </section>
  );
}
