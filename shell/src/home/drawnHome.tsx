/**
 * The landing page as its document draws it, whole, from the components of React's (docs/decisions/050). To a newcomer it is all there is
 * until they do something, or until its carousel has to turn: its links lead on, its arrows turn it, and no script of the shell comes.
 */
import { DRAWN, PRESSED, ROOT_ID, type ControlMarks, type DrawnMarks } from '@bazaar/shared/contracts/documentProtocol';
import * as paths from '@bazaar/shared/contracts/paths';
import { isSavingData } from '@bazaar/shared/device';
import { draw } from '@bazaar/shared/drawn/draw';
import { lastBegun } from '@bazaar/shared/progress/lastBegun';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { addLateFonts } from '@bazaar/shared/ui/lateFonts';
import { setPageTitle } from '@bazaar/shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { BottomBar } from '../chrome/BottomBar.tsx';
import { Footer } from '../chrome/Footer.tsx';
import { Header } from '../chrome/Header.tsx';
import { hideCopy } from '../chrome/hideCopy.ts';
import layout from '../Layout.module.css';
import { rememberReader, watchPress } from '../document/takeOver.ts';
import { isNewcomer } from '../session/isNewcomer.ts';
import { chrome, home as texts } from '../texts.ts';
import { SLIDE_MS, SLIDES } from './content.ts';
import { fetchBehind } from './Hero.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { turnSlides } from './turnSlides.tsx';
import { whenWanted } from './whenWanted.ts';

/** Draws it in the place of what index.html has drawn, and says when the shell is to start. Rejects with what a component throws. */
export async function show(startShell: () => void): Promise<void> {
  const page = drawn(<Landing />);
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const root = document.getElementById(ROOT_ID);
  if (!root) return;
  await watchPress(root)(); // the click of a link that is replaced meanwhile would be lost
  if (!root.querySelector(DRAWN)) return; // React is there
  (page.dataset as DrawnMarks).drawn = '';
  const reader = rememberReader(root);
  root.replaceChildren(page);
  reader.focus();
  if (lastBegun(storedProgress.get())) page.querySelector('.next-step a')?.addEventListener('click', leaveToReact);
  if (!isNewcomer() || navigator.serviceWorker?.controller) return startShell();
  // Otherwise React, its router and its screens do this.
  history.replaceState(history.state, '', paths.home + location.search + location.hash);
  setPageTitle(texts.title);
  hideCopy();
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  whenLoaded(() => {
    addLateFonts();
    fetchBehind(SLIDES[1]!.backgroundImage);
  });
  turnSlides(page);
  whenWanted(startShell, isSavingData() ? undefined : SLIDE_MS);
}

/** The lesson starts by what React's link carries beside its address (contracts/navigationState.ts): that one is pressed in its stead. */
function leaveToReact(event: Event): void {
  const { currentTarget, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  delete (document.querySelector<HTMLElement>(PRESSED)?.dataset as ControlMarks | undefined)?.pressed;
  ((currentTarget as HTMLElement).dataset as ControlMarks).pressed = '';
}

const whenLoaded = (callback: () => void): void =>
  document.readyState === 'complete' ? callback() : addEventListener('load', callback, { once: true });

function drawn(node: ReactNode): HTMLElement {
  const box = document.createElement('div');
  draw(node, box);
  return box.firstElementChild as HTMLElement;
}

/** As Layout has it. */
const Landing = () => (
  <div className={layout.layout} data-bottom-bar>
    <a className={layout.skip} href="#content">
      {chrome.skipToContent}
    </a>
    <Header pathname={paths.home} hasBottomBar />
    <main id="content" className={layout.content} tabIndex={-1}>
      <HomeScreen />
    </main>
    <Footer />
    <BottomBar pathname={paths.home} />
  </div>
);
