import type { ReactNode } from 'react';
import { messages } from '../player/messages.ts';
import styles from './LessonActions.module.css';

/** What can be done with a lesson besides watching it, as a row of buttons below its heading. It has its height from the first frame. */
export const LessonActions = ({ children }: { children: ReactNode }) => (
  <div role="group" aria-label={messages.lesson} className={styles.actions}>
    {children}
  </div>
);
