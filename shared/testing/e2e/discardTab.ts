import { expect, type CDPSession, type Page } from '@playwright/test';
import { hideTab } from './hideTab.ts';

/** A tab that was discarded and is open again. Playwright's own page stays the one whose process has ended. */
export interface ReopenedTab {
  /** Runs a function in the page; nothing from outside of it may be used. */
  evaluate<T>(read: () => T): Promise<T>;
}

const COMMITS_WITHIN_MS = 10_000;
/** However slow the machine is. */
const STARTS_WITHIN_MS = 60_000;

/**
 * Discards the tab as a browser does that needs memory: the tab is hidden, its process ends without another event, and its entry of
 * the history is loaded anew from what the browser has of it. Chromium's own command for it (chrome://discards) is not in its headless
 * shell and spares a tab with DevTools; what it leaves is the same: `history.state`, the session storage and a navigation of type
 * `back_forward`. A reload of a tab whose process has ended would lose the state.
 */
export async function discardTab(page: Page): Promise<ReopenedTab> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const send = await throughBrowser(await page.context().browser()!.newBrowserCDPSession(), targetInfo.targetId);

  await hideTab(page, true);
  const crash = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // it never answers
  await crash;

  await send('Page.navigate', { url: 'about:blank' }); // no entry can be opened in a process that has ended
  const tab = { evaluate: <T>(read: () => T) => evaluate(send, read) };
  const expectIndex = async (index: number) =>
    expect(async () =>
      expect(await send('Page.getNavigationHistory', {})).toMatchObject({ currentIndex: index }),
    ).toPass({
      timeout: COMMITS_WITHIN_MS,
    });
  await expectIndex(currentIndex + 1);
  // Sent again where the new process has refused it, or forgotten, since it was still beginning.
  await expect(async () => {
    await send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex]!.id });
    await expectIndex(currentIndex);
  }).toPass();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#root[data-started]') !== null), {
      timeout: STARTS_WITHIN_MS,
    })
    .toBe(true);
  return tab;
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

interface Reply {
  id?: number;
  result: Record<string, unknown>;
  error?: { message: string };
}

/** Sends commands to a tab in a session that outlives its process. */
async function throughBrowser(browser: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (reply: Reply) => void>();
  browser.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply = JSON.parse(message) as Reply;
    waiting.get(reply.id ?? -1)?.(reply);
  });
  let last = 0;
  return async (method, params) => {
    const id = (last += 1);
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await replied;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

async function evaluate<T>(send: Send, read: () => T): Promise<T> {
  const expression = `(${String(read)})()`;
  const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return (result as { value: T }).value;
}
