import { useIsOnline } from '../device/network.ts';
import { noNetwork } from '../player/texts.ts';
import type { List } from '../query/entry.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { screen } from '../ui/texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDocumentTitle } from '../ui/screen/useDocumentTitle.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SavedLessons } from './SavedLessons.tsx';
import styles from './VideosNotice.module.css';

interface VideosNoticeProps<T> {
  list: List<T>;
  texts: { empty: string; failed: string };
  /** The page that an empty list leads to instead; Refresh reads it again, as on the pages of lists. */
  instead: { to: string; label: string };
}

/** Says that the lessons could not be read for want of a network: nothing is known of the page but its address. */
export const useHasNoNetwork = <T,>({ status }: List<T>): boolean => !useIsOnline() && status === 'error';

/** The heading of such a page, for screen readers alone: the notice above it says the same. */
export function NoNetworkHeading() {
  useDocumentTitle(noNetwork.title);
  return <h1 className="visually-hidden">{noNetwork.title}</h1>;
}

/** Shown instead of the player while there is no video to play. */
export function VideosNotice<T>({ list, texts, instead }: VideosNoticeProps<T>) {
  const hasNoNetwork = useHasNoNetwork(list);
  if (list.status === 'error')
    return (
      <Notice
        kind="error"
        title={hasNoNetwork ? noNetwork.title : texts.failed}
        actions={<Button onClick={list.refresh}>{screen.tryAgain}</Button>}
      >
        {hasNoNetwork && (
          <>
            <p>{noNetwork.text}</p>
            <SavedLessons />
          </>
        )}
      </Notice>
    );
  if (list.status === 'empty') {
    const actions = (
      <>
        <ButtonLink to={instead.to}>{instead.label}</ButtonLink>
        <Button kind="line" onClick={list.refresh}>
          {screen.refresh}
        </Button>
      </>
    );
    return <Notice kind="empty" title={texts.empty} actions={actions} />;
  }
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
      <p role="status">{list.isSlow && screen.stillLoading}</p>
    </div>
  );
}
