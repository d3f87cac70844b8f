import { bytesText } from '@bazaar/shared/format/bytes';
import { canSave } from '@bazaar/shared/saved/files';
import { useDownloadedLessons } from '@bazaar/shared/saved/records';
import { checkLessons, removeLessons } from '@bazaar/shared/saved/actions';
import { useFreeBytes } from '@bazaar/shared/series/useFreeBytes';
import { announce, toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useEffect, useId, useRef, useState } from 'react';
import { savedLessons as texts } from '../texts.ts';
import { DownloadedLessonRow } from './DownloadedLessonRow.tsx';
import styles from './DownloadedLessons.module.css';
import { Dialog } from '@bazaar/shared/ui/Dialog';

/** Every lesson that is on this device or on its way there, with its size, and what can be done about it; nothing where the browser cannot save. */
export function DownloadedLessons() {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const lessons = useDownloadedLessons();
  /** Of a removal that is under way, else 0. */
  const countBefore = useRef(0);
  // The pressed button is gone with its row, and a dialog has returned the focus to a button that is gone.
  useEffect(() => {
    if (lessons.length < countBefore.current) section.current?.focus();
    countBefore.current = 0;
  }, [lessons.length]);
  const freeBytes = useFreeBytes();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => void checkLessons(), []); // what the browser has removed is said
  if (!canSave()) return null;
  const size = bytesText(lessons.reduce((sum, { savedBytes }) => sum + savedBytes, 0));
  const remove = async (videoIds: readonly string[]) => {
    setIsAsking(false);
    countBefore.current = lessons.length;
    try {
      await removeLessons(videoIds);
      announce(texts.removed, 'polite');
    } catch {
      toast(texts.removeFailed, 'assertive');
    }
  };
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId} tabIndex={-1}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      {lessons.length === 0 ? (
        <p className={styles.nothing}>{texts.nothingYet}</p>
      ) : (
        <>
          <div className={styles.head}>
            <p>
              <span>{texts.total(lessons.length, size)}</span>
              {freeBytes !== undefined && <span>{` · ${texts.free(bytesText(freeBytes))}`}</span>}
            </p>
            <Button kind="line" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {texts.removeAll}
            </Button>
          </div>
          <ul className={styles.list}>
            {lessons.map((lesson) => (
              <DownloadedLessonRow
                key={lesson.videoId}
                lesson={lesson}
                onRemove={() => void remove([lesson.videoId])}
              />
            ))}
          </ul>
        </>
      )}
      {isAsking && (
        <RemoveAllDialog
          size={size}
          onRemove={() => void remove(lessons.map(({ videoId }) => videoId))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

interface RemoveAllDialogProps {
  /** Of all that would be removed. */
  size: string;
  onRemove(): void;
  onClose(): void;
}

/** The confirmation before all saved lessons are removed; Cancel has the focus. */
const RemoveAllDialog = ({ size, onRemove, onClose }: RemoveAllDialogProps) => (
  <Dialog
    title={texts.removeAll}
    actions={
      <>
        <Button kind="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={onRemove}>{texts.removeAll}</Button>
      </>
    }
    onClose={onClose}
  >
    <p>{texts.removeAllQuestion(size)}</p>
  </Dialog>
);
