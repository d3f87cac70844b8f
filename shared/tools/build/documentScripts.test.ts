import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentScript } from './documentScripts.ts';

/** Min + gzip, a little more than they weigh: every page has them. */
const LIMITS = { canary: 900, watch: 2_200, head: 4_800, putTexts: 300 } as const;

test.each(Object.entries(LIMITS))(
  'the script %s of the document: is one small script without imports, and has nothing of React',
  async (name, limit) => {
    const code = await documentScript(name);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
    expect(code).not.toMatch(/\bimport[\s{"']|\bexport\b|useState|<\/script/);
  },
);
