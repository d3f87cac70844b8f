import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { Button } from '@bazaar/shared/ui/Button';
import type { Elements } from '@bazaar/shared/ui/elements';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { watch as texts } from '../texts.ts';
import { LEVEL_PAGES, nextTab } from './levelPage.ts';
import styles from './PageTabs.module.css';
import type { LevelLists } from './useLevel.ts';

interface PageTabsProps {
  lists: LevelLists;
  page: LevelPage;
  onChoose(page: LevelPage): void;
  /** The videos of the chosen page. */
  children: Elements;
}

/** Pages 1 to 3 as tabs: arrows move the focus, Enter or a press chooses. A page without videos is described so and cannot be chosen. */
export function PageTabs({ lists, page, onChoose, children }: PageTabsProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<LevelPage>();
  const failed = LEVEL_PAGES.find((each) => each !== page && lists[each].status === 'error');

  // The browser's Back chose another page than the tab that has the focus: Space would choose that tab again.
  useEffect(() => {
    const hasFocus = tabs.current?.contains(document.activeElement) ?? false;
    if (hasFocus) tabs.current?.querySelector<HTMLElement>(`[data-page='${page}']`)?.focus({ preventScroll: true });
  }, [page]);

  const handleKeyDown = (event: KeyboardEvent, from: LevelPage) => {
    const next = nextTab(from, event.key);
    if (!next) return;
    event.preventDefault();
    tabs.current?.querySelector<HTMLElement>(`[data-page='${next}']`)?.focus();
  };
  return (
    <>
      <div ref={tabs} role="tablist" aria-label={texts.pages} className={styles.tabs}>
        {LEVEL_PAGES.map((each) => {
          const isEnabled = lists[each].items.length > 0;
          return (
            <button
              key={each}
              id={`${id}${each}`}
              data-page={each}
              type="button"
              role="tab"
              aria-selected={each === page}
              aria-disabled={!isEnabled}
              aria-controls={`${id}panel`}
              aria-describedby={lists[each].status === 'empty' ? `${id}none` : undefined}
              tabIndex={each === (focused ?? page) ? 0 : -1}
              onFocus={() => setFocused(each)}
              onBlur={() => setFocused(undefined)}
              onKeyDown={(event) => handleKeyDown(event, each)}
              onClick={() => isEnabled && each !== page && onChoose(each)}
            >
              {texts.page(each)}
            </button>
          );
        })}
        <span id={`${id}none`} hidden>
          {texts.noVideos}
        </span>
      </div>
      {failed && (
        <p className={styles.failed} role="status">
          <span>{texts.probeFailed(failed)}</span>
          <Button kind="line" onClick={lists[failed].refresh}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${page}`}>
        {children}
      </div>
    </>
  );
}
