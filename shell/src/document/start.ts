/**
 * Starts everything, before any module has come (docs/start.md): finds out from the path which remote the page will show, requests its
 * files, what its screen reads first and what its video begins with, and draws its screen. Whatever happens, the shell starts.
 */
import {
  REGISTRY_ELEMENT_ID,
  START_DATA_ID,
  type HtmlMarks,
  type StartData,
} from '@bazaar/shared/contracts/documentProtocol';
import { ownerOf, type Mounts } from '@remotes-kit/runtime/mounts';
import type { Registry } from '@remotes-kit/runtime/registry';
import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { earlyReader } from '@bazaar/shared/firebase/earlyRequests';
import { buildToShow, preload, putImportMap, startShell } from './preload.ts';
import { drawHome, drawScreen, type DrawnScreenModule } from './drawScreen.ts';
import { requestEarlyMedia } from './earlyMedia.ts';

const data = jsonIn(START_DATA_ID) as StartData | undefined;
if (data) start(data); // a dev server's document has none, and starts the shell by itself

function start(data: StartData): void {
  const marks = document.documentElement.dataset as HtmlMarks;
  const fileOf = putImportMap();
  let showsRemote = false;
  const startShellHere = () => startShell(fileOf, showsRemote);
  try {
    const registry = jsonIn(REGISTRY_ELEMENT_ID) as Registry & Mounts;
    const name = ownerOf(registry, location.pathname) ?? '';
    const record = registry[name];
    const build = record && buildToShow(name, record, fileOf);
    const startEarlyReads = (globalThis.startEarlyReads = earlyReader(data));
    if (!build) return data.home && marks.document === 'home' ? drawHome(data.home, startShellHere) : startShellHere();
    showsRemote = true;
    const { requestModules } = preload(build, data.files[name]!, fileOf, startShellHere);
    // They are named once where the build before, or a canary, has the same. Who wrote this document has parsed them (compose).
    const route = startEarlyReads((build.earlyReads ?? record.earlyReads ?? []) as readonly RouteReads[]);
    const { drawnScreen } = build;
    if (drawnScreen) {
      const load = () => import(drawnScreen) as Promise<DrawnScreenModule>;
      const requestMedia = (drawn?: Promise<void>) => requestEarlyMedia(route, data, fileOf, drawn);
      drawScreen(route, { load, requestModules, startShell: startShellHere, requestMedia });
    } else void requestEarlyMedia(route, data, fileOf);
  } catch (error) {
    delete marks.pictureFirst;
    startShellHere();
    throw error;
  }
}

function jsonIn(id: string): unknown {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : undefined;
}
