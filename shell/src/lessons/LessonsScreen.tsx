import { LEAST_VISITORS } from '@bazaar/shared/contracts/counted';
import { LESSONS_PATH, parseLessonFigures, type LessonFigures } from '@bazaar/shared/contracts/lessonFigures';
import { withDeadline } from '@bazaar/shared/device';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect, useId, useState } from 'react';
import { figureText } from './figureText.ts';
import { LessonCard } from './LessonCard.tsx';
import styles from './Lessons.module.css';
import { lessonFigures as texts } from './texts.ts';

/** Every read has a deadline of 10 s (docs/behaviour.md). */
const WITHIN_MS = 10_000;

/** For the owner, on a local build: what pages have counted, without anybody in it (docs/decisions/049). */
export function LessonsScreen() {
  useDocumentTitle(texts.title);
  const figures = useFigures();
  return (
    <section className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{texts.intro(LEAST_VISITORS)}</p>
      {figures === 'loading' && <p role="status">{texts.loading}</p>}
      {figures === undefined && <p role="alert">{texts.none}</p>}
      {typeof figures === 'object' && <Figures figures={figures} />}
    </section>
  );
}

/** The figures of the server that this page came from; undefined where it has none. */
function useFigures(): LessonFigures | 'loading' | undefined {
  const [figures, setFigures] = useState<LessonFigures | 'loading' | undefined>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const reading = fetch(LESSONS_PATH, { cache: 'no-store', credentials: 'omit', signal: controller.signal })
      .then((response) => response.json() as Promise<unknown>)
      .then(parseLessonFigures);
    withDeadline(reading, WITHIN_MS, new Error('no figures in time')).then(
      (read) => setFigures(read),
      () => controller.signal.aborted || setFigures(undefined),
    );
    return () => controller.abort();
  }, []);
  return figures;
}

function Figures({ figures: { lessons, otherStarted, searches, otherSearches } }: { figures: LessonFigures }) {
  const searchesId = useId();
  return (
    <>
      {lessons.length === 0 && <p>{texts.noRows}</p>}
      {lessons.map((lesson) => (
        <LessonCard key={`${lesson.day} ${lesson.videoId}`} lesson={lesson} />
      ))}
      <dl className={styles.others}>
        <dt>{texts.others}</dt>
        <dd>{figureText(otherStarted)}</dd>
      </dl>
      <h2 id={searchesId}>{texts.searches}</h2>
      <table className={styles.table} aria-labelledby={searchesId}>
        <thead>
          <tr>
            <th scope="col">{texts.search}</th>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.visitors}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ day, meant, visitors }) => (
            <tr key={`${day} ${meant}`}>
              <th scope="row">{meant ? <DataText>{meant}</DataText> : texts.notInTable}</th>
              <td>{day}</td>
              <td>{visitors}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {texts.otherSearches}
            </th>
            <td>{figureText(otherSearches)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
