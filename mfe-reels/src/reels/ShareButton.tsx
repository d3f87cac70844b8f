import type { Reel } from '@bazaar/shared/data/reels';
import { announce } from '@bazaar/shared/ui/announce';
import { ShareIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useState } from 'react';
import { RoundButton } from '../RoundButton.tsx';
import { SHARE_SAID_MS } from './constants.ts';
import { messages } from './messages.ts';
import styles from './ReelRail.module.css';
import { shareReel } from './shareReel.ts';

/** Hands the reel's link to the device's own sharing, or copies it and says so. */
export function ShareButton({ reel }: { reel: Reel }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(setSaid, SHARE_SAID_MS, '');
    return () => clearTimeout(timer);
  }, [said]);
  const handleClick = async () => {
    const outcome = await shareReel(reel);
    const text = { shared: '', copied: messages.linkCopied, failed: messages.notCopied }[outcome];
    setSaid(text);
    if (text) announce(text, 'polite');
  };
  return (
    <div className={styles.share}>
      {said && <span>{said}</span>}
      <RoundButton label={messages.share} onClick={() => void handleClick()}>
        <ShareIcon />
      </RoundButton>
    </div>
  );
}
