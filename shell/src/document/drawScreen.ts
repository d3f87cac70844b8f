import type { DrawnRoute } from '@bazaar/shared/contracts/earlyReads';
import type { EarlyRoute } from '@bazaar/shared/firebase/earlyRequests';

/** Not in the spec: on a slow line the early read comes in half of it, and the shell's own modules take as long. */
const DRAWN_WITHIN_MS = 1_000;

/** Not in the spec: so long the shell waits for the first segments to be requested: 1.8 s on a slow line, 2.3 s if the processor is slow too. */
const FILM_WITHIN_MS = 2_500;

/** Not in the spec: so long the shell waits for what draws the landing page. */
const HOME_WITHIN_MS = 1_500;

/** The module of a build's drawn screen. */
export interface DrawnScreenModule {
  show(route: DrawnRoute): Promise<void>;
}

interface Start {
  /** Imports what draws the screen. */
  load(): Promise<DrawnScreenModule>;
  startShell(): void;
  requestModules(): void;
  /** Requests the video that the screen plays first; its film may begin once the screen is drawn. */
  requestMedia(drawn: Promise<void> | undefined): Promise<void>;
}

/**
 * Draws the screen of a route before React is there (docs/decisions/024). The modules wait for it: what is seen first has the line
 * for itself. A film plays without the shell, which comes behind its requests. On a path without a route there is nothing to wait for.
 */
export function drawScreen(
  route: EarlyRoute | undefined,
  { load, startShell, requestModules, requestMedia }: Start,
): void {
  const drawn = route && load().then(({ show }) => show(route));
  const late = new Promise((resolve) => setTimeout(resolve, route?.media ? FILM_WITHIN_MS : DRAWN_WITHIN_MS));
  const mediaRequested = requestMedia(drawn);
  Promise.race([Promise.all([drawn, mediaRequested]), late]).then(requestModules, requestModules);
  // On a later visit its files are on the device.
  if (navigator.serviceWorker?.controller) startShell();
  else if (route?.media) mediaRequested.then(startShell, startShell);
}

/** The module that draws the landing page (home/drawnHome.tsx). */
interface DrawnHomeModule {
  show(startShell: () => void): Promise<void>;
}

/**
 * Draws the landing page, which then says when the shell is to start; it starts by itself where what draws it is late. On a later visit
 * its files are on the device.
 */
export function drawHome(url: string, startShell: () => void): void {
  const late = setTimeout(startShell, navigator.serviceWorker?.controller ? 0 : HOME_WITHIN_MS);
  const load = import(url) as Promise<DrawnHomeModule>;
  load.then(({ show }) => (clearTimeout(late), show(startShell))).catch(startShell);
}
