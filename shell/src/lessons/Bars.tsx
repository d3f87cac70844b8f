import type { Figure } from '@bazaar/shared/contracts/lessonFigures';
import { useId } from 'react';
import styles from './Lessons.module.css';

/** Px of the drawing: its height, the highest bar, and where the bars stand. */
const HEIGHT = 112;
const HIGHEST = 80;
const GROUND = 104;
/** The share of its column that a bar has. */
const BAR_SHARE = 0.7;

interface BarsProps {
  title: string;
  /** All numbers of the drawing in words. */
  description: string;
  figures: readonly Figure[];
}

/** Figures as bars from left to right; one that is not said is a gap in the ground line. */
export function Bars({ title, description, figures }: BarsProps) {
  const id = useId();
  const most = Math.max(1, ...figures.map((figure) => figure ?? 0));
  const column = 100 / figures.length;
  return (
    <svg
      className={styles.bars}
      height={HEIGHT}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {figures.map((figure, index) => {
        if (figure === null) return null;
        const height = (HIGHEST * figure) / most;
        const centre = `${column * (index + 0.5)}%`;
        return (
          <g key={index}>
            <rect
              x={`${column * (index + (1 - BAR_SHARE) / 2)}%`}
              y={GROUND - height}
              width={`${column * BAR_SHARE}%`}
              height={height}
            />
            <text x={centre} y={GROUND - height - 6}>
              {figure}
            </text>
            <line x1={`${column * index}%`} x2={`${column * (index + 1)}%`} y1={GROUND} y2={GROUND} />
          </g>
        );
      })}
    </svg>
  );
}
