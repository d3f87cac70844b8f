import type { List } from '../../query/entry.ts';
import { BoardCard, type BoardCardProps } from './BoardCard.tsx';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import type { Elements } from '../elements.ts';
import { BackIcon, RefreshIcon } from '../icons.tsx';
import { LoadMore } from './LoadMore.tsx';
import { screen } from '../texts.ts';
import styles from './ListScreen.module.css';
import { Notice, StaleNotice } from '../Notice.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { useGoBack } from './useGoBack.ts';

interface ListScreenProps<T> {
  list: List<T>;
  /** `failed` may depend on the error; `hints` stand below it. `instead` names where to go from an empty list. */
  texts: {
    title: string;
    empty: string;
    failed: string | ((error: Error | undefined) => string);
    instead: string;
    hints?: readonly string[];
    count?(count: number): string;
  };
  /** In the place of the title of the texts. */
  title?: string;
  /** The page above: Back leads there when there is no history. */
  parent: string;
  /** The page to go to when there is nothing here, since reading an empty list again does not help; absent: to the page above. */
  instead?: string;
  /** The place of the screen: the pages above it, and the names of what it lists (ScreenHeading). */
  location?: { above: readonly Breadcrumb[]; about?: readonly (string | undefined)[] };
  /** Shown while the list is loading, in the size of its items; absent: a grid of cards. */
  skeleton?: Elements;
  children(items: readonly T[]): Elements;
}

/** A list screen of §2: back, refresh, and all states. */
export function ListScreen<T>({
  list,
  texts,
  title = texts.title,
  parent,
  instead = parent,
  location,
  skeleton = <GridSkeleton />,
  children,
}: ListScreenProps<T>) {
  const goBack = useGoBack(parent);
  return (
    <section className={styles.screen} aria-busy={list.status === 'loading'}>
      <div className={styles.head}>
        <Button kind="quiet" onClick={goBack}>
          <BackIcon />
          {screen.back}
        </Button>
        <Button kind="line" onClick={list.refresh} aria-busy={list.isRefreshing}>
          <RefreshIcon size={20} />
          <span>{list.isRefreshing ? screen.refreshing : screen.refresh}</span>
        </Button>
      </div>
      {location && <Breadcrumbs above={location.above} current={title} />}
      <ScreenHeading title={title} about={location?.about} />
      <div className={styles.rule} />
      {texts.count && list.items.length > 0 && (
        <p className={styles.count} role="status">
          {texts.count(list.items.length)}
        </p>
      )}
      {list.isStale && <StaleNotice />}
      <Body list={list} texts={texts} instead={instead} skeleton={skeleton}>
        {children}
      </Body>
    </section>
  );
}

/** Back is in the head of the screen, in every state. */
function Body<T>({
  list,
  texts,
  instead,
  skeleton,
  children,
}: Required<Pick<ListScreenProps<T>, 'list' | 'texts' | 'instead' | 'skeleton' | 'children'>>) {
  switch (list.status) {
    case 'loading':
      return (
        <>
          {skeleton}
          <p role="status">{list.isSlow && screen.stillLoading}</p>
        </>
      );
    case 'error':
      return (
        <Notice
          kind="error"
          title={typeof texts.failed === 'string' ? texts.failed : texts.failed(list.error)}
          actions={<Button onClick={list.refresh}>{screen.tryAgain}</Button>}
        >
          {texts.hints && (
            <ul>
              {texts.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          )}
        </Notice>
      );
    case 'empty':
      return (
        <Notice kind="empty" title={texts.empty} actions={<ButtonLink to={instead}>{texts.instead}</ButtonLink>} />
      );
    case 'loaded':
      return (
        <>
          {children(list.items)}
          <LoadMore list={list} />
        </>
      );
  }
}

const GridSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 10 }, (_, index) => (
      <span key={index}>
        <span className={styles.block}>
          <Skeleton height="100%" />
        </span>
        <span className={styles.line}>
          <Skeleton height={22} width="70%" />
        </span>
      </span>
    ))}
  </div>
);

interface CardsProps<T> {
  /** The card of an item, and the id that tells it from the others. */
  card(item: T, index: number): Omit<BoardCardProps, 'isFirst' | 'state'> & { id: string };
}

/** A list screen whose items are cards that lead on. */
export const CardListScreen = <T,>({ card, ...screen }: Omit<ListScreenProps<T>, 'children'> & CardsProps<T>) => (
  <ListScreen {...screen}>{(items) => <CardGrid items={items} card={card} />}</ListScreen>
);

/** The items of a list as a grid of cards; each passes its name to the page that it leads to, as the title (§2). */
export const CardGrid = <T,>({ items, card }: CardsProps<T> & { items: readonly T[] }) => (
  <ul className={styles.grid}>
    {items.map((item, index) => {
      const { id, ...props } = card(item, index);
      return (
        <li key={id}>
          <BoardCard {...props} isFirst={index === 0} state={{ title: props.name }} />
        </li>
      );
    })}
  </ul>
);
