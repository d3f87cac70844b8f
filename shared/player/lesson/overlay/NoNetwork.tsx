import type { ComponentType } from 'react';
import { lesson, noNetwork as texts } from '../../texts.ts';
import styles from './Overlay.module.css';

interface NoNetworkProps {
  /** The lessons that play without it. */
  SavedLessons: ComponentType | undefined;
  onTryAgain(): void;
}

/** Says that the network is what is missing, and offers what plays without it. */
export const NoNetwork = ({ SavedLessons, onTryAgain }: NoNetworkProps) => (
  <div className={`${styles.failure} ${styles.noNetwork}`} role="alert">
    <p>
      <b>{texts.title}</b>
    </p>
    <p>{texts.text}</p>
    {SavedLessons && <SavedLessons />}
    <button type="button" onClick={onTryAgain}>
      {lesson.tryAgain}
    </button>
  </div>
);
