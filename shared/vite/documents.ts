/** The landing page's own part of shell/index.html: its picture asked for, its hero drawn before any script. */
const HOME_PART = /\s*<!--home-->([\s\S]*?)<!--\/home-->/g;

/** Paths that index.html itself answers; every other page of the shell is frame.html. Firebase Hosting is told the same. */
export const HOME_PATHS: readonly string[] = ['/', '/home'];
export const FRAME_DOCUMENT = 'frame.html';

/** The document of the landing page. */
export const homeDocument = (html: string): string => html.replace(HOME_PART, (_, part: string) => part.trimEnd());

/** The document of every other page: the header alone, and no picture that the page does not show. */
export const frameDocument = (html: string): string => html.replace(HOME_PART, '');

/** Fills in where pictures come from: `images` is the image host with its account, without a slash at the end. */
export const withImages = (html: string, images: string): string => html.replaceAll('%IMAGES%', images);
