import { useId, useRef, useState } from 'react';
import { DataText } from '../ui/DataText.tsx';
import { useIsCut } from '../ui/useIsCut.ts';
import { messages } from '../player/messages.ts';
import styles from './LessonDescription.module.css';

/** What a lesson is about, with its line breaks: its first lines, and the rest at a press. Nothing where the data has no description. */
export const LessonDescription = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Description key={text} text={text} />;

function Description({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useIsCut(box);
  return (
    <div ref={box} className={styles.description} data-open={isOpen || undefined}>
      <p id={id}>
        <DataText>{text}</DataText>
      </p>
      {(isCut || isOpen) && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.showLess : messages.showMore}
        </button>
      )}
    </div>
  );
}
