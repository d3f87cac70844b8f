import { Link } from '@bazaar/shared/router';
import { CreatorsIcon, FeedIcon, LevelsIcon, PlayIcon, ReelsIcon, BusinessIcon } from '@bazaar/shared/ui/icons';
import { DataText } from '@bazaar/shared/ui/DataText';
import { duration } from '@bazaar/shared/format/duration';
import type { Kind } from '@bazaar/shared/search/entries';
import type { SearchRow } from '@bazaar/shared/search/searchIndex';
import { MarkedText } from './MarkedText.tsx';
import { search as texts } from './texts.ts';
import styles from './Search.module.css';

const ICONS: Readonly<Record<Kind, typeof PlayIcon>> = {
  lesson: PlayIcon,
  level: LevelsIcon,
  topic: BusinessIcon,
  playlist: FeedIcon,
  reel: ReelsIcon,
  creator: CreatorsIcon,
};

interface ResultRowProps {
  row: SearchRow;
  terms: ReadonlySet<string>;
  onOpen(): void;
}

/** One result: its kind, its name, where it belongs, and the sentence that fits with its time. The whole row is the link. */
export function ResultRow({ row, terms, onOpen }: ResultRowProps) {
  const { kind, name, where, path, caption, description, others } = row;
  const Icon = ICONS[kind];
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.about}>
        <Link to={path} className={styles.name} onClick={onOpen}>
          <MarkedText terms={terms}>{name}</MarkedText>
        </Link>
        <span className={styles.where}>
          <span>{texts.kind[kind]}</span>
          {where.map((part, index) => (
            <span key={index}>
              <span aria-hidden="true">{index === 0 ? ' · ' : ' › '}</span>
              <DataText>{part}</DataText>
            </span>
          ))}
          {others > 0 && <span>{`, ${texts.others(others)}`}</span>}
        </span>
        {caption && (
          <span className={styles.sentence}>
            <b>{texts.at(duration(caption.startS * 1000))}</b> <MarkedText terms={terms}>{caption.text}</MarkedText>
          </span>
        )}
        {description !== undefined && (
          <span className={styles.sentence}>
            <MarkedText terms={terms}>{description}</MarkedText>
          </span>
        )}
      </span>
    </li>
  );
}
