import { lazyComponent, Outlet, useLocation } from '@bazaar/shared/router';
import { LiveRegions } from '@bazaar/shared/ui/LiveRegions';
import { addLateFonts } from '@bazaar/shared/ui/lateFonts';
import { Suspense, useEffect } from 'react';
import * as paths from '@bazaar/shared/contracts/paths';
import { InstallOffer } from './install/InstallOffer.tsx';
import { LanguageQuestion } from './language/LanguageQuestion.tsx';
import { chrome as texts } from './texts.ts';
import { OfflineStrip, useOffline } from './offline/OfflineStrip.tsx';
import { OfflinePages } from './offline/NotSaved.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { useRememberVisits } from './offline/visitedPages.ts';
import { isInOwnDocument, OtherDocument } from './remotes/OtherDocument.tsx';
import { readOverrides } from './remotes/page/override.ts';
import { RemoteSkeleton } from './remotes/RemotePanel.tsx';
import { reviewedRemotes } from './remotes/review.ts';
import { BottomBar } from './chrome/BottomBar.tsx';
import { ErrorBoundary, Optional } from './chrome/ErrorBoundary.tsx';
import { Footer } from './chrome/Footer.tsx';
import { Header } from './chrome/Header.tsx';
import styles from './Layout.module.css';
import { BOTTOM_BAR_PATHS } from './chrome/navigation.ts';
import { RouteError } from './chrome/RouteError.tsx';
import { ScrollManager } from './chrome/ScrollManager.tsx';
import { whenScreenPainted } from './screenLoaded.ts';
import { useEndOfNewcomer } from './session/useEndOfNewcomer.ts';

/** Not part of a production build (shell/src/remotes/page/override.ts); loaded where there is an override. */
const OverrideBadge =
  import.meta.env.MODE === 'production' || Object.keys(readOverrides()).length === 0
    ? undefined
    : lazyComponent(() => import('./remotes/page/Override.tsx').then((m) => m.OverrideBadge));

/** Loaded where this tab has a build on review. */
const ReviewBadge =
  reviewedRemotes().length > 0
    ? lazyComponent(() => import('./remotes/page/Review.tsx').then((m) => m.ReviewBadge))
    : undefined;

/** The frame around every screen. */
export function Layout() {
  const { pathname } = useLocation();
  const offline = useOffline();
  useRememberVisits(pathname);
  useEndOfNewcomer();
  useEffect(() => whenScreenPainted(addLateFonts), []);
  const hasBottomBar = BOTTOM_BAR_PATHS.includes(pathname);
  return (
    <div className={styles.layout} data-bottom-bar={hasBottomBar}>
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <Header pathname={pathname} hasBottomBar={hasBottomBar} />
      <OfflineStrip offline={offline} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <ErrorBoundary
          label="A screen failed."
          pathname={pathname}
          renderError={(error, tryAgain) => <RouteError error={error} onTryAgain={tryAgain} />}
        >
          <Suspense fallback={<RemoteSkeleton />}>
            {isInOwnDocument(pathname) ? <Outlet /> : <OtherDocument />}
          </Suspense>
        </ErrorBoundary>
        {offline === 'unsaved' && <OfflinePages />}
      </main>
      {/* Below what the document may have drawn: above it, it would move all of that. The landing page has a place of its own for it. */}
      {pathname !== paths.home && <LanguageQuestion key={pathname} />}
      <InstallOffer />
      <Footer />
      {hasBottomBar && <BottomBar pathname={pathname} />}
      <UpdateNotice />
      {OverrideBadge && (
        <Optional label="The badge of the builds on trial failed.">
          <OverrideBadge />
        </Optional>
      )}
      {ReviewBadge && (
        <Optional label="The badge of the builds on review failed.">
          <ReviewBadge />
        </Optional>
      )}
      <ScrollManager />
      <LiveRegions />
    </div>
  );
}
