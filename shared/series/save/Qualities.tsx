import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages } from '../../player/save/messages.ts';
import type { Saveable } from '../../player/save/saveable.ts';
import type { SaveChoice } from '../../saved/actions.ts';
import styles from './SaveDialog.module.css';
import type { SaveChoices } from './useSaveChoices.ts';

interface QualitiesProps {
  result: SaveChoices;
  what: Saveable;
  chosen: SaveChoice | undefined;
  onChoose(heightPx: number): void;
  onRetry(): void;
}

/** The qualities with their sizes, one of them chosen; while they are read a box of their size. */
export function Qualities({ result, what, chosen, onChoose, onRetry }: QualitiesProps) {
  const name = useId();
  switch (result.status) {
    case 'reading':
      return (
        <div className={styles.qualities} role="status">
          <p className="visually-hidden">{messages.reading}</p>
          <Skeleton width={72} height={21} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{result.hasNetwork ? unavailableText(what) : messages.sizesFailed}</p>
          <Button kind="line" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </div>
      );
    case 'read':
      return (
        <fieldset className={styles.qualities}>
          <legend>{messages.quality}</legend>
          {result.choices.map(({ heightPx, bytes, isEstimated }) => (
            <label key={heightPx} className={styles.quality}>
              <input
                type="radio"
                name={name}
                checked={heightPx === chosen?.heightPx}
                onChange={() => onChoose(heightPx)}
              />
              <span>{messages.height(heightPx)}</span>
              <span className={styles.size}>
                {isEstimated ? messages.about(messages.size(bytes)) : messages.size(bytes)}
              </span>
            </label>
          ))}
        </fieldset>
      );
  }
}

const unavailableText = (what: Saveable) => (what === 'lesson' ? messages.unavailable : messages.unavailableOf(1));
