import type { Figure, LessonDay } from '@bazaar/shared/contracts/lessonFigures';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useId } from 'react';
import { Bars } from './Bars.tsx';
import { figureText } from './figureText.ts';
import styles from './Lessons.module.css';
import { lessonFigures as texts } from './texts.ts';

/** One lesson on one day: two drawings, and a table with the same figures beside them. */
export function LessonCard({ lesson }: { lesson: LessonDay }) {
  const titleId = useId();
  const { day, videoId, title = videoId, started, quarters, left, leftElsewhere } = lesson;
  const leftRows = left.flatMap((figure, part): [string, Figure][] =>
    figure === null ? [] : [[leftText(part, left.length), figure]],
  );
  const rows: [string, Figure][] = [
    [texts.started, started],
    ...quarters.map((figure, at): [string, Figure] => [texts.quarter(at + 1), figure]),
    ...leftRows,
    [texts.leftElsewhere, leftElsewhere],
  ];
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <DataText>{texts.onDay(title, day)}</DataText>
      </h2>
      <div className={styles.beside}>
        <div className={styles.drawings}>
          <h3>{texts.watchedTitle}</h3>
          <Bars
            title={texts.watchedTitle}
            description={texts.watchedAlt(started, quarters.map(figureText))}
            figures={[started, ...quarters]}
          />
          <h3>{texts.leftTitle}</h3>
          <Bars
            title={texts.leftTitle}
            description={texts.leftAlt(leftRows.map(([what, figure]) => `${what}: ${figureText(figure)}`))}
            figures={left}
          />
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.visitors}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, figure]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{figureText(figure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

function leftText(part: number, parts: number): string {
  const percent = (of: number) => Math.round((of * 100) / parts);
  return part === parts - 1 ? texts.leftAtEnd : texts.leftIn(percent(part), percent(part + 1));
}
