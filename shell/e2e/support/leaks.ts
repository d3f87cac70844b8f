import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after a forced garbage collection. */
export interface Holdings {
  heapMb: number;
  nodes: number;
  listeners: number;
  mediaElements: number;
  mediaSources: number;
  hlsInstances: number;
}

/** Ways to look into a page's memory. */
export async function memoryOf(page: Page): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
    return {
      heapMb: metric('JSHeapUsedSize') / 1024 / 1024,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      mediaElements: await page.locator('video').count(),
      mediaSources: await countOf(session, 'MediaSource.prototype'),
      hlsInstances: await countOf(session, HLS_PROTOTYPE),
    };
  };
}

/** The class behind the player library's chunk, found by its address: the page itself knows it under no name. */
const HLS_PROTOTYPE = `
  import(performance.getEntriesByType('resource').map(({ name }) => name).find((name) => /\\/hls[^/]*\\.js$/.test(name)))
    .then((module) => Object.values(module).find((value) => typeof value === 'function' && 'isSupported' in value).prototype)`;

/** How many live objects have this prototype. */
async function countOf(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, awaitPromise: true });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return Number(length.value);
}
