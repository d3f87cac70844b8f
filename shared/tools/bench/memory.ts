import type { CDPSession, Page } from '@playwright/test';

/** Objects that a page holds after a forced garbage collection. */
export interface Memory {
  heapMb: number;
  nodes: number;
  listeners: number;
  mediaElements: number;
  mediaSources: number;
  hlsInstances: number;
  /** Media elements with something decoded, also those in no document. */
  decoders: number;
}

/** Returns a function that measures the page's memory. Call it once hls.js has been loaded. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const hlsPrototype = prototypeOfHls(await page.evaluate(addressOfHls));
  return async () => {
    // Counting makes the engine free all that it can do without, compiled code too: what is held is read after that.
    const counts = {
      mediaElements: await page.locator('video').count(),
      mediaSources: await countOf(session, 'MediaSource.prototype'),
      hlsInstances: await countOf(session, hlsPrototype),
      decoders: await countOf(session, 'HTMLMediaElement.prototype', 'one.readyState > 0'),
    };
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
    return {
      heapMb: metric('JSHeapUsedSize') / 1024 / 1024,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      ...counts,
    };
  };
}

/** Returns a function that counts the nodes which are in no document, and which a script still holds. */
export async function detachedNodesOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
    return detachedNodes.reduce((count, { retainedNodeIds }) => count + retainedNodeIds.length, 0);
  };
}

/** Runs in the page. The address of the hls.js chunk: it is asked for once, a long life of a page fills the buffer of its requests. */
const addressOfHls = (): string => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const address = names.find((name) => /\/hls[^/]*\.js$/.test(name));
  if (address === undefined) throw new Error('The page has not loaded hls.js.');
  return address;
};

/** The class of the hls.js chunk: the page itself has no name for it. */
const prototypeOfHls = (address: string): string => `import(${JSON.stringify(address)})
  .then((module) => Object.values(module).find((value) => typeof value === 'function' && 'isSupported' in value).prototype)`;

/** The prototypes of derived classes inherit from the prototype too, and are no instances. */
const countInstances = (condition: string) =>
  `function () { return this.filter((one) => one !== one.constructor.prototype && ${condition}).length; }`;

/** The number of live objects with this prototype for which the condition, an expression about `one`, holds. */
async function countOf(session: CDPSession, prototype: string, condition = 'true'): Promise<number> {
  const objectGroup = 'count';
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, awaitPromise: true, objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
    objectGroup,
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: countInstances(condition),
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(counted.result.value);
}
