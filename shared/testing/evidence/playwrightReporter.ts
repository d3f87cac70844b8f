import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { noteFlaky } from '../../tools/evidence/flaky.ts';

/** The folder of a run: its site, the log of its servers, and the results of tests that failed. */
const RUN_FOLDER = 'bazaar-e2e-';
/** Not in the spec: for so long the evidence of a run that failed is kept. */
const KEEP_FOR_MS = 7 * 86_400_000;

/**
 * Notes the end-to-end tests that passed when they were repeated, and keeps the evidence of a run that had any failure: trace and
 * screenshot, the page's console, the log of the servers. All else of the run's folder goes, and what older runs have left.
 */
export default class EvidenceReporter implements Reporter {
  private readonly folder = process.env.E2E_SITE!;
  private hasFailures = false;

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky') noteFlaky(test.titlePath().filter(Boolean).join(' › '), reasonOf(test));
    if (!['expected', 'skipped'].includes(test.outcome())) this.hasFailures = true;
  }

  onEnd({ status }: FullResult): void {
    this.hasFailures ||= status !== 'passed';
  }

  /** The servers have ended. */
  async onExit(): Promise<void> {
    removeOldRuns(Date.now());
    if (!basename(this.folder).startsWith(RUN_FOLDER)) return; // somebody's own
    if (!this.hasFailures) return rmSync(this.folder, { recursive: true, force: true });
    rmSync(join(this.folder, 'site'), { recursive: true, force: true });
    console.warn(`Traces, screenshots, consoles and the servers' log: ${this.folder}`);
  }
}

/** The line of the step that failed comes first: a message alone may be that of many steps. */
function reasonOf({ results }: TestCase): string | undefined {
  const error = results.find(({ error }) => error)?.error;
  return error && [error.location && `line ${error.location.line},`, error.message].filter(Boolean).join(' ');
}

function removeOldRuns(nowMs: number): void {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(RUN_FOLDER))) {
    const folder = join(tmpdir(), name);
    const isOld = nowMs - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? nowMs) > KEEP_FOR_MS;
    if (isOld) removeIfOwn(folder);
  }
}

function removeIfOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's.
  }
}
