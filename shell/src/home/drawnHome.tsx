/**
 * The landing page as its document draws it, whole, from the components of React's (docs/decisions/050). To a newcomer it is all there is until they
 * do something: a link leads to the next document, the carousel turns, and the shell is not loaded for somebody who looks and leaves.
 */
import { DRAWN, ROOT_ID, type DrawnMarks } from '@bazaar/shared/contracts/documentProtocol';
import * as paths from '@bazaar/shared/contracts/paths';
import { draw } from '@bazaar/shared/drawn/draw';
import { addLateFonts } from '@bazaar/shared/ui/lateFonts';
import { setPageTitle } from '@bazaar/shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { BottomBar } from '../chrome/BottomBar.tsx';
import { Footer } from '../chrome/Footer.tsx';
import { Header } from '../chrome/Header.tsx';
import { hideCopy } from '../chrome/hideCopy.ts';
import layout from '../Layout.module.css';
import { isNewcomer } from '../session/isNewcomer.ts';
import { chrome, home as texts } from '../texts.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { turnSlides } from './turnSlides.tsx';
import { whenWanted } from './whenWanted.ts';

/** Draws it in the place of what index.html has drawn, and starts the shell: to a newcomer, once they do something. Throws what a component throws. */
export async function show(startShell: () => void): Promise<void> {
  const page = drawn(<Landing />);
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const root = document.getElementById(ROOT_ID);
  if (!root?.querySelector(DRAWN)) return; // React is there
  (page.dataset as DrawnMarks).drawn = '';
  root.replaceChildren(page);
  if (!isNewcomer() || navigator.serviceWorker?.controller) return startShell();
  // What React and its router do on their first page.
  history.replaceState(history.state, '', paths.home + location.search + location.hash);
  setPageTitle(texts.title);
  hideCopy();
  // The browser's own offer to install waits for ours (install/installPrompt.ts).
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  if (document.readyState === 'complete') addLateFonts();
  else addEventListener('load', addLateFonts, { once: true });
  turnSlides(page, whenWanted(startShell));
}

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
