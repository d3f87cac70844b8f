/**
 * Everything that the document (shell/src/document), a remote's drawn screen (shared/drawn) and React exchange in a page: attributes,
 * elements, globals and stored values. Nothing else is exchanged. It lies in shared because remotes import it, and uses
 * nothing of the DOM because the programs that write the documents do too. docs/start.md has the order in time.
 */
import type { RouteReads } from './earlyReads.ts';

/** The attributes `data-…` of `<html>`: `document.documentElement.dataset as HtmlMarks`. */
export interface HtmlMarks {
  /** The file that the document is, for the service worker (tools/build/documents.ts). */
  document?: 'home' | 'frame';
  /** The version of the shell that the document was written of. */
  shell?: string;
  /** The canary of the shell that runs: its version and its share of the visitors in percent, `c0ffee 10`. Absent without one. */
  shellCanary?: string;
  /** The language that the page began with (contracts/pageLang.ts). */
  language?: string;
  /** The theme that the visitor has chosen; absent: that of the device. */
  theme?: Theme;
  /** The visitor has signed in before: no Login button is shown while Firebase loads. */
  visitor?: 'known';
  /** A lesson was begun on this device, and not watched to its end. */
  begun?: '';
  /** The page has the bottom bar in the place of the header's links. */
  bottomBar?: '';
  /** The landing page stands drawn, and the shell is not started until its visitor does something (shell/src/home/drawnHome.tsx). */
  idle?: '';
  /** The slide that the drawn landing page shows, from 0: React goes on with it (shell/src/home/drawnSlide.ts). */
  slide?: string;
  /** All text is in a font of the device until the first picture is requested (ui/fonts.css). */
  pictureFirst?: '';
}

/** Those of `#root`. */
export interface RootMarks {
  /** React runs, and leaves the drawn screen standing until it has the same to show. */
  waiting?: '';
  /** React is in the page: what is pressed from here on is React's. For tests (shared/testing/e2e/started.ts). */
  started?: '';
}

/** Those of what is drawn inside `#root` before React is there: the header and the hero of index.html, a drawn screen. */
export interface DrawnMarks {
  drawn?: '';
}

/** Those of a control in it. */
export interface ControlMarks {
  /** It was pressed last: React's is pressed in its stead. */
  pressed?: '';
  /** A button that plays the film of the screen's `<video>`. */
  playsFilm?: '';
}

/** Those of a `<video>` in it. */
export interface VideoMarks {
  /** The address of its stream, which may begin in it (player/early/film.ts). */
  film?: string;
  /** The press that led to the page starts it, where the browser lets it play. */
  autoplays?: '';
  /** It was pressed, and plays as soon as it can. */
  starts?: '';
  /** It plays. */
  plays?: '';
}

/** Everything that is drawn before React is there. */
export const DRAWN = '[data-drawn]';

/** The screen in it that a remote has drawn. */
export const DRAWN_SCREEN = `#root > main${DRAWN}`;

/** The control in it that plays its film. */
export const PLAYS_FILM = '[data-plays-film]';

/** The control in it that was pressed last. */
export const PRESSED = '[data-pressed]';

/** The `<video>` that nobody has to press. */
export const AUTOPLAYS = '[data-autoplays]';

/** The canary of the shell that a document knows of; its version is '' without one. */
export function shellCanaryIn({ shellCanary = '' }: HtmlMarks): { version: string; percent: number } {
  const [version = '', percent = '0'] = shellCanary.split(' ');
  return { version, percent: Number(percent) };
}

export type Theme = 'light' | 'dark';

/** The background of each theme (ui/tokens.css), for the browser's own frame: the content of `<meta name="theme-color">`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#FBF7F0', dark: '#0F0D0B' };

/** The elements of the document, by their ids. That with the site's configuration is in config.ts. */
export const ROOT_ID = 'root';
/** The registry as it was when the document was written, without hashes. */
export const REGISTRY_ELEMENT_ID = 'remotes';
/** The StartData of the head script. */
export const START_DATA_ID = 'start-data';
/** A template with the import maps, one of which the head script puts in force. */
export const IMPORT_MAPS_ID = 'import-maps';
/** A template with what starts the shell, until the head script puts it into the page. */
export const ENTRY_ELEMENT_ID = 'shell-entry';
/** The film of the page for search engines, as JSON-LD: `{}` where it has none (series/usePageFacts.ts). */
export const VIDEO_OBJECT_ID = 'video-object';
/** The texts that the document draws, by language and English text. */
export const TEXTS_ELEMENT_ID = 'document-texts';

/** The content of that element, by language: the translation of each text, by the English one; the path of the manifest, absent: the English one's. */
export type DocumentTexts = Readonly<Record<string, { texts: Readonly<Record<string, string>>; manifest?: string }>>;

/** Keys of what the device remembers and the document reads before React does. */
export const LANGUAGE_KEY = 'bazaar.language';
export const THEME_KEY = 'bazaar.theme';
/** Set while somebody is signed in. */
export const SIGNED_IN_KEY = 'bazaar.signedIn';
/** The switch for saving data, in the player's settings. */
export const DATA_SAVER_KEY = 'bazaar.dataSaver';
/** The sound of every player, the choices in the menu of lessons, and the bandwidth that was measured last (player/core/storedPrefs.ts). */
export const SOUND_KEY = 'bazaar.sound';
export const LESSON_PREFS_KEY = 'bazaar.lessons';
export const BANDWIDTH_KEY = 'bazaar.bandwidth';
/** The lessons that were watched, and those that are on the device. */
export const PROGRESS_KEY = 'bazaar.progress';
export const SAVED_LESSONS_KEY = 'bazaar.savedLessons';
/** The build of a remote that the visitor had last, while a canary of it runs. */
export const buildKey = (remote: string): string => `bazaar.build.${remote}`;
/** Of this tab: the reviewable build of a remote that a reviewer has chosen, by its version (docs/decisions/043). */
export const reviewKey = (remote: string): string => `bazaar.review.${remote}`;
/** A random id of this browser, made when a canary first needs one. It is never sent anywhere. */
export const VISITOR_KEY = 'bazaar.visitor';
/** The keys of what a sign-out leaves (device/remembered.ts). */
export const SURVIVORS_KEY = 'bazaar.survivesSignOut';
/** Of this tab: the canary of the shell that it has seen fail. */
export const FAILED_SHELL_KEY = 'bazaar.failedShell';

/** Data that the programs that write a document give to its head script (tools/compose/startData.ts). */
export interface StartData {
  /** The documents of the database, as a URL of Firestore's REST API. */
  database: string;
  apiKey: string;
  /** The host of the streams, no trailing slash. */
  streams: string;
  /** The URL of the player's library. */
  library?: string;
  /** The URL of what draws the landing page; absent: a build of the shell from before there was one. */
  home?: string;
  files: Readonly<Record<string, FilesOfRemote>>;
  /** The site's origin as its cards name it (contracts/cards.ts); absent where none were written. Read by pages, not by the head script. */
  cards?: string;
}

/** The files that a page of a remote needs besides those that its build names. */
export interface FilesOfRemote {
  /** Of the shell, for all of its screens. */
  own: readonly string[];
  /** By the version of a build that visitors may get. */
  screens: Readonly<Record<string, readonly ScreenFiles[]>>;
}

interface ScreenFiles {
  /** Of its route, as React Router has it. */
  pattern: string;
  /** Scripts of the remote; scripts and sheets of the shell. */
  files: readonly string[];
  /** Sheets of the remote. */
  css: readonly string[];
}

/** A film that has begun before React was there, and that no player has taken yet (player/early/film.ts). */
export interface EarlyFilm {
  /** The `<video>` that it has begun in. */
  element: object;
  url: string;
  end(): void;
}

declare global {
  var earlyFilm: EarlyFilm | undefined;
  /**
   * The early reads, by `earlyReadKey`: the JSON of Firestore's REST API, a list for a page, an object or null for a
   * document. Who takes one deletes it. Absent where the document has no start data, as on a dev server; so are the others.
   */
  var earlyReads: Map<string, Promise<unknown>> | undefined;
  /** Reads early what these routes declare for the address of the page: for a part of the page that comes later. */
  var startEarlyReads: ((routes: readonly RouteReads[]) => unknown) | undefined;
  /** Early media, by URL; a part of a file by URL, a space and `first-last` byte. */
  var earlyMedia: Map<string, EarlyRequest> | undefined;
}

export interface EarlyRequest {
  /** Rejects when it was refused or cancelled. */
  response: Promise<EarlyResponse>;
  /** Aborts it and takes it out of the map. */
  cancel(): void;
}

export interface EarlyResponse {
  /** The address that it came from in the end. */
  url: string;
  status: number;
  bytes: ArrayBuffer;
  /** From the request to the first and to the last byte. */
  firstMs: number;
  totalMs: number;
}
