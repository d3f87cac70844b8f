import { pathToShare } from '@bazaar/shared/contracts/cardsOrigin';
import * as paths from '@bazaar/shared/contracts/paths';
import type { Reel } from '@bazaar/shared/data/reels';
import { setSoundPrefs, type useReelCaptions } from '@bazaar/shared/player';
import { announce } from '@bazaar/shared/ui/announce';
import {
  CaptionsIcon,
  CaptionsOffIcon,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  ShareIcon,
  SoundIcon,
} from '@bazaar/shared/ui/icons';
import { share } from '@bazaar/shared/ui/texts';
import { shareLink } from '@bazaar/shared/ui/shareLink';
import { useEffect, useState } from 'react';
import { RoundButton } from '../RoundButton.tsx';
import { SHARE_RESULT_MS } from '../constants.ts';
import { reels } from '../texts.ts';
import styles from './ReelRail.module.css';
import { useReelSound } from './reelSound.ts';

interface ReelRailProps {
  reel: Reel;
  captions: ReturnType<typeof useReelCaptions>;
  /** It neither plays nor is about to. */
  isStill: boolean;
  onToggle(): void;
}

/** The controls of the reel in view: sound, captions, share, play and pause. */
export const ReelRail = ({ reel, captions: { isOn, toggle }, isStill, onToggle }: ReelRailProps) => (
  <div className={styles.rail}>
    <SoundControl />
    {isOn !== undefined && (
      <RoundButton label={reels.captions} isPressed={isOn} onClick={toggle}>
        {isOn ? <CaptionsIcon /> : <CaptionsOffIcon />}
      </RoundButton>
    )}
    <ShareButton reel={reel} />
    <RoundButton label={isStill ? reels.play : reels.pause} onClick={onToggle}>
      {isStill ? <PlayIcon /> : <PauseIcon />}
    </RoundButton>
  </div>
);

/** Sound on and off, and how loud: one choice for all reels. A change of the volume unmutes. */
function SoundControl() {
  const { isMuted, volume } = useReelSound();
  return (
    <>
      {canSetVolume() && (
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-label={reels.volume}
          aria-valuetext={reels.volumeText(volume)}
          onChange={({ target }) => setSoundPrefs({ volume: Number(target.value), isMuted: false })}
        />
      )}
      <RoundButton label={isMuted ? reels.unmute : reels.mute} onClick={() => setSoundPrefs({ isMuted: !isMuted })}>
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </RoundButton>
    </>
  );
}

/** On phones whose own buttons alone set the volume, the element keeps 1. */
function canSetVolume(): boolean {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/** Texts for the result: a dialog of the device that the reader closes is no failure. */
const TEXTS = { shared: '', dismissed: '', copied: share.linkCopied, refused: reels.notCopied };

/** Hands the reel's link to the device's own sharing, or copies it and shows that it did. */
function ShareButton({ reel }: { reel: Reel }) {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(setResult, SHARE_RESULT_MS, '');
    return () => clearTimeout(timer);
  }, [result]);
  const handleClick = async () => {
    const url = new URL(await pathToShare('reel', reel.id, paths.reel(reel.id)), location.origin).href;
    const text = TEXTS[await shareLink({ title: reel.title ?? reels.untitled, url })];
    setResult(text);
    if (text) announce(text, 'polite');
  };
  return (
    <div className={styles.share}>
      {result && <span>{result}</span>}
      <RoundButton label={share.share} onClick={() => void handleClick()}>
        <ShareIcon />
      </RoundButton>
    </div>
  );
}
