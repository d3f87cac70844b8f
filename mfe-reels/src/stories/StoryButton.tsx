import type { Story } from '@bazaar/shared/data/stories';
import { useInView } from '@bazaar/shared/device';
import { cutBetweenWords } from '@bazaar/shared/format/cutBetweenWords';
import { DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useRef } from 'react';
import { CLOCK_DRIFT_MS, NEW_FOR_MS, STORY_NAME_LENGTH } from '../constants.ts';
import { stories as texts } from '../texts.ts';
import styles from './StoryButton.module.css';

interface StoryButtonProps {
  story: Story;
  isSeen: boolean;
  nowMs: number;
  /** Its icon is shown also before the story has come into view: browsers would load all icons of the strip at once. */
  hasIcon: boolean;
  onOpen(): void;
}

/** One story of the strip: its icon in a ring that is grey once it was seen, and a tag while it is new. */
export function StoryButton({ story, isSeen, nowMs, hasIcon, onOpen }: StoryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasInView = useInView(button, { once: true });
  const title = story.title ?? texts.untitled;
  const { start, rest } = cutBetweenWords(title, STORY_NAME_LENGTH);
  const tags = { isNew: isNew(story._createdBy?.timestamp, nowMs), isSeen };
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      data-seen={isSeen}
      aria-haspopup="dialog"
      aria-label={texts.nameOf(title, tags)}
      onClick={onOpen}
    >
      <span className={styles.ring}>
        <span className={styles.icon}>
          {(hasIcon || wasInView) && <RemoteImage imageId={story.iconId} alt="" ratio={1} sizes="64px" isSmall />}
        </span>
        {tags.isNew && <span className={styles.new}>{texts.new}</span>}
      </span>
      <span className={styles.title}>
        <DataText>{start + (rest && '…')}</DataText>
      </span>
    </button>
  );
}

/** §4: a story is new while it is under two hours old. One from a clock that is far ahead is not. */
export function isNew(createdAtMs: number | undefined, nowMs: number): boolean {
  if (createdAtMs === undefined) return false;
  const ageMs = nowMs - createdAtMs;
  return ageMs < NEW_FOR_MS && ageMs > -CLOCK_DRIFT_MS;
}
