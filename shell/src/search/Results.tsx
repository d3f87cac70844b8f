import * as paths from '@bazaar/shared/contracts/paths';
import styles from './Search.module.css';
import { useEffect } from 'react';
import { announce } from '@bazaar/shared/ui/announce';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { MAX_RESULTS, SEARCHED_AFTER_MS } from '@bazaar/shared/search/constants';
import { note } from '@bazaar/shared/contracts/pageNotes';
import { KINDS, type EntryType, type Kind } from '@bazaar/shared/search/entries';
import type { SearchResult, SearchRow } from '@bazaar/shared/search/searchIndex';
import { search as texts } from './texts.ts';
import { Link } from '@bazaar/shared/router';
import { CreatorsIcon, FeedIcon, LevelsIcon, PlayIcon, ReelsIcon, BusinessIcon } from '@bazaar/shared/ui/icons';
import { DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { duration } from '@bazaar/shared/format/duration';
import { languageOf } from '@bazaar/shared/format/language';
import { fold, wordsAndBetween } from '@bazaar/shared/search/fold';

interface ResultsProps {
  query: string;
  result: SearchResult;
  kind: Kind | undefined;
  /** A newer result is on its way. */
  isOld: boolean;
  onKind(kind: Kind | undefined): void;
  onOpen(): void;
}

/** The ranked list with its kinds as filters; how many there are is announced once the result is whole. */
export function Results({ query, result, kind, isOld, onKind, onOpen }: ResultsProps) {
  const { rows, terms, isWhole } = result;
  const kinds = KINDS.filter((one) => rows.some((row) => row.kind === one));
  // A filter of an address that fits nothing here is none.
  const chosen = kind && kinds.includes(kind) ? kind : undefined;
  const all = chosen ? rows.filter((row) => row.kind === chosen) : rows;
  const first = all.slice(0, MAX_RESULTS);
  const text = all.length > first.length ? texts.firstOf(first.length, all.length) : texts.count(all.length);
  useEffect(() => {
    if (isWhole && !isOld && rows.length > 0) announce(text, 'polite');
  }, [isWhole, isOld, rows, text]);
  const { meant } = result;
  useEffect(() => {
    if (!meant || isOld) return;
    const timer = setTimeout(() => note({ kind: 'noResult', meant }), SEARCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [meant, isOld]);
  if (rows.length === 0) {
    // Captions may still have it.
    if (!isWhole || isOld) return <p className={styles.count}>{texts.loading}</p>;
    return (
      <Notice
        kind="empty"
        title={texts.empty(query)}
        actions={<ButtonLink to={paths.categories}>{texts.browse}</ButtonLink>}
      >
        <p>{texts.emptyHint}</p>
      </Notice>
    );
  }
  return (
    <section aria-label={texts.title} aria-busy={isOld || !isWhole}>
      <div className={styles.filters} role="group" aria-label={texts.filters}>
        {[undefined, ...kinds].map((one) => (
          <button key={one ?? ''} type="button" aria-pressed={one === chosen} onClick={() => onKind(one)}>
            {one ? texts.kinds[one] : texts.all}
          </button>
        ))}
      </div>
      <p className={styles.count}>{text}</p>
      <ol className={styles.list}>
        {first.map((row) => (
          <ResultRow key={`${row.kind} ${row.path}`} row={row} terms={terms} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
}

const ICONS: Readonly<Record<Kind, typeof PlayIcon>> = {
  lesson: PlayIcon,
  level: LevelsIcon,
  topic: BusinessIcon,
  playlist: FeedIcon,
  reel: ReelsIcon,
  creator: CreatorsIcon,
};

/** Those that would be told apart from others of their kind by nothing but their name. */
const isNamedType = (type: EntryType): type is keyof typeof texts.types => Object.hasOwn(texts.types, type);

interface ResultRowProps {
  row: SearchRow;
  terms: ReadonlySet<string>;
  onOpen(): void;
}

/** One result: its picture, its kind, its name, where it belongs, and the sentence that fits with its time. The whole row is the link. */
function ResultRow({ row, terms, onOpen }: ResultRowProps) {
  const { kind, type, name, where, path, imageId, caption, description, others } = row;
  const Icon = ICONS[kind];
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.picture}>
        {imageId ? (
          <RemoteImage imageId={imageId} alt="" name={name} ratio={4 / 3} sizes="72px" isSmall />
        ) : (
          <Icon size={24} />
        )}
      </span>
      <span className={styles.about}>
        <Link to={path} className={styles.name} onClick={onOpen}>
          <MarkedText terms={terms}>{name}</MarkedText>
        </Link>
        <span className={styles.where}>
          <span>{isNamedType(type) ? texts.types[type] : texts.kind[kind]}</span>
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

/** Marks the words of a text that fit the query; `terms` are folded. */
export const MarkedText = ({ children, terms }: { children: string; terms: ReadonlySet<string> }) => (
  <bdi lang={languageOf(children)}>
    {wordsAndBetween(children).map((part, index) =>
      terms.has(fold(part)[0] ?? '') ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
    )}
  </bdi>
);
