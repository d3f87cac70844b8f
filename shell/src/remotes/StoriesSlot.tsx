import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { loadStoriesStrip } from './loadRemote.ts';
import { isPlaceKept, rememberStories } from './storiesPlace.ts';
import styles from './StoriesSlot.module.css';

const lazyStrip = () =>
  lazy(async () => {
    try {
      return { default: await loadStoriesStrip() };
    } catch (error) {
      StoriesStrip = lazyStrip(); // the next visit to the page asks anew, also when this one was left before the answer
      throw error;
    }
  });
let StoriesStrip = lazyStrip();

/**
 * On top of /feed: the stories of the reels remote. Where they cannot be had, the feed stands alone and nothing is said. The
 * place that was kept for them stays: posts that move up would do it under a finger.
 */
export function StoriesSlot() {
  const [isKept] = useState(isPlaceKept);
  return (
    <div className={isKept ? styles.place : undefined}>
      <Silence>
        <Suspense>
          <StoriesStrip hasPlace={isKept} onLoaded={rememberStories} />
        </Suspense>
      </Silence>
    </div>
  );
}

class Silence extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The stories are left out.', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
