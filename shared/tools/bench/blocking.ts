/** The tasks of a cold page that keep a press waiting: how long, and which script of ours they run. */
import type { Page } from '@playwright/test';
import { mapsOf } from '@remotes-kit/build/privateMaps';
import { explainStack } from '@remotes-kit/release/explainStack';
import { APP_NAMES, distOf } from '../build/folders.ts';
import { sourceOf } from '../build/privateMaps.ts';

/** A task is long from here on, and blocks for what it takes beyond (https://web.dev/articles/tbt). */
const LONG_MS = 50;

export interface Blocking {
  /** Total blocking time, ms. */
  total: number;
  /** The duration of each long task, ms. */
  tasks: number[];
  /** Parts of them, each with the script that it ran. */
  causes: Cause[];
}

interface Cause {
  ms: number;
  /** Its caller: `classic-script`, `module-script`, `FrameRequestCallback`, `IMG.onload`. */
  invoker: string;
  /** The address of the script, and the position of its function in it. */
  url: string;
  position: number;
  name: string;
}

/** Records from now on, in each document that the page loads. */
export const recordBlocking = (page: Page): Promise<unknown> => page.addInitScript(record);

/** All until now. */
export const blockingOf = (page: Page): Promise<Blocking> =>
  page.evaluate((longMs) => {
    const { tasks, causes } = (globalThis as unknown as { blocking: Omit<Blocking, 'total'> }).blocking;
    return { total: tasks.reduce((sum, ms) => sum + ms - longMs, 0), tasks, causes };
  }, LONG_MS);

function record(): void {
  interface ScriptTiming {
    duration: number;
    invoker: string;
    sourceURL: string;
    sourceCharPosition: number;
    sourceFunctionName: string;
  }
  const blocking: Omit<Blocking, 'total'> = { tasks: [], causes: [] };
  Object.assign(globalThis, { blocking });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as unknown as { scripts: ScriptTiming[] }[])
      for (const script of scripts)
        blocking.causes.push({
          ms: script.duration,
          invoker: script.invoker,
          url: script.sourceURL,
          position: script.sourceCharPosition,
          name: script.sourceFunctionName,
        });
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** 'module-script shell/src/main.tsx:92:3', by the source maps of the builds; a script inline in its document by that alone. */
export async function describeCause({ invoker, url, position, name }: Cause): Promise<string> {
  const caller = URL.canParse(invoker) ? 'module' : invoker;
  if (!/\.m?js$/.test(url)) return `${caller} ${name} inline:${position}`;
  const response = await fetch(url);
  const before = (await response.text()).slice(0, Math.max(0, position));
  const [line, column] = [before.split('\n').length, position - before.lastIndexOf('\n')];
  const frame = `${name} ${new URL(url).pathname}:${line}:${column}`.trim();
  return `${caller} ${explainStack(frame, MAPS, sourceOf)}`;
}

const MAPS = APP_NAMES.map((app) => mapsOf(distOf(app)));
