import { BRAND_NAME } from '../../contracts/brand.ts';
import { ENTRY_ELEMENT_ID } from '../../contracts/documentProtocol.ts';

/** The landing page's own part of shell/index.html: its picture requested, its hero drawn before any script. */
const HOME_PART = /\s*<!--home-->([\s\S]*?)<!--\/home-->/g;
/** The part of every other page: the links between the sections, which the landing page has in its bottom bar. */
const FRAME_PART = /\s*<!--frame-->([\s\S]*?)<!--\/frame-->/g;

/** The file of every page's document but the landing page's, which has index.html. */
export const FRAME_DOCUMENT = 'frame.html';

/** The source of what draws the landing page, in the shell's folder: its build's manifest has the file under this name. */
export const DRAWN_HOME = 'src/home/drawnHome.tsx';

/** The source of React's. */
export const HOME_SCREEN = 'src/home/HomeScreen.tsx';

/** The document of the landing page. */
export const homeDocument = (html: string): string =>
  named('home', html)
    .replace(FRAME_PART, '')
    .replace(HOME_PART, (_, part: string) => part.trimEnd());

/**
 * The document of every other page: the header with its links between the sections, and no picture that the page does not
 * show. What a remote's screen is drawn with comes before the shell's modules (docs/decisions/024).
 */
export const frameDocument = (html: string): string =>
  named('frame', html)
    .replace(HOME_PART, '')
    .replace(FRAME_PART, (_, part: string) => part.trimEnd())
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Says which of the two files it is: the service worker saves and serves a document as what it says it is (docs/decisions/012). */
const named = (name: 'home' | 'frame', html: string): string => html.replace('<html', `<html data-document="${name}"`);

/** The first element of every head. */
export const CHARSET = '<meta charset="utf-8" />';

const ENTRY = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the shell's entry, and what it imports, into a template before all else: the browser then requests neither until the
 * document's script says so, which lets the first picture of a drawn screen go ahead (docs/decisions/024).
 */
export function withLateEntry(html: string): string {
  const tags = html.match(ENTRY) ?? [];
  if (!html.includes(CHARSET) || tags.length === 0) return html;
  const entry = `<template id="${ENTRY_ELEMENT_ID}">${tags.join('')}</template>`;
  return html.replace(ENTRY, '').replace(CHARSET, (tag) => tag + entry);
}

/** Fills in where pictures come from: `images` is the image host with its account, without a slash at the end. */
export const withImages = (html: string, images: string): string => html.replaceAll('%IMAGES%', images);

/** The name of the product: of a build, which may set its own. */
export const brandName = (): string => process.env.VITE_BRAND_NAME || BRAND_NAME;

/** Fills in the name of the product. */
export const withBrand = (html: string): string => html.replaceAll('%BRAND_NAME%', brandName());

/** As the text of an element; `<` is escaped so that no value can close it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `<script type="application/json">`: data, not code. */
export const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;
