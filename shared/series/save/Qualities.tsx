import styles from './SaveDialog.module.css';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { save as texts } from '../texts.ts';
import type { Saveable } from './saveStatus.ts';
import { type SaveChoice, saveChoices } from '../../saved/actions.ts';
import { useDocument } from '@bazaar/shared/query';

interface QualitiesProps {
  result: SaveChoices;
  what: Saveable;
  chosen: SaveChoice | undefined;
  onChoose(choice: SaveChoice): void;
  onRetry(): void;
}

/** The qualities with their sizes, one of them chosen; while they are read a box of their size. */
export function Qualities({ result, what, chosen, onChoose, onRetry }: QualitiesProps) {
  const name = useId();
  switch (result.status) {
    case 'reading':
      return (
        <div className={styles.qualities} role="status">
          <p className="visually-hidden">{texts.reading}</p>
          <Skeleton width={72} height={21} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{result.hasNetwork ? unavailableText(what) : texts.sizesFailed}</p>
          <Button kind="line" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </div>
      );
    case 'read':
      return (
        <fieldset className={styles.qualities}>
          <legend>{texts.quality}</legend>
          {result.choices.map((choice) => (
            <label key={texts.nameOf(choice)} className={styles.quality}>
              <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
              <span>{texts.nameOf(choice)}</span>
              <span className={styles.size}>{sizeText(choice)}</span>
            </label>
          ))}
        </fieldset>
      );
  }
}

function sizeText({ bytes, missingBytes, isEstimated }: SaveChoice): string {
  const size = isEstimated ? texts.about(texts.size(bytes)) : texts.size(bytes);
  return missingBytes < bytes ? texts.toDownload(size, missingBytes) : size;
}

const unavailableText = (what: Saveable) => (what === 'lesson' ? texts.unavailable : texts.unavailableOf(1));

export type SaveChoices =
  | { status: 'reading' }
  | { status: 'read'; choices: readonly SaveChoice[] }
  /** `hasNetwork`: the playlists came, and they cannot be saved. */
  | { status: 'failed'; hasNetwork: boolean };

/** Reads how much each quality of these streams takes; nothing without streams. `retry` reads again. */
export function useSaveChoices(streamIds: readonly string[] | undefined): { result: SaveChoices; retry(): void } {
  const { status, value, error, refresh } = useDocument(
    streamIds && {
      key: ['saveChoices', ...streamIds],
      fetch: (context) => saveChoices(streamIds, context?.signal),
      isOptional: true,
    },
  );
  const result: SaveChoices = value
    ? { status: 'read', choices: value }
    : status === 'error'
      ? { status: 'failed', hasNetwork: !(error instanceof TypeError) }
      : { status: 'reading' };
  return { result, retry: refresh };
}
