/** For tests: what a plan does, on any Firestore of this machine. */
import { mkdtempSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@remotes-kit/release/startServer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MENDABLE, startMendable, UNASKED } from '../planted/mendable.ts';
import type { StartFirestore } from '../../backend/startBackend.ts';
import { NUMBERS } from '../planted/users.ts';
import type { Target } from '../reading/target.ts';
import { apply, undo } from './apply.ts';
import { planOf, readPlan, writePlan } from './planFile.ts';

/** Applies and undoes the plan of the documents that can be mended. Absent: on the embedded Firestore. */
export function describePlan(firestore?: StartFirestore): void {
  let mendable: Awaited<ReturnType<typeof startMendable>>;
  let target: Target;
  let plan: string;
  beforeAll(async () => {
    mendable = await startMendable(firestore);
    ({ target } = mendable);
  }, 60_000);
  afterAll(() => mendable?.stop());
  beforeEach(async () => {
    await mendable.reset();
    plan = await mendable.makePlan();
  }, 60_000);

  test('a plan that is applied: nothing that can be mended is found again; undone: each field is stored as before', async () => {
    const before = await mendable.storedText();
    expect(await apply(target, plan, UNASKED)).toEqual({ written: MENDABLE.length, left: [] });
    expect(await mendable.storedText()).not.toBe(before);
    expect((await mendable.find()).findings.filter(({ mend }) => mend)).toEqual([]);
    expect(await apply(target, plan, UNASKED)).toEqual({ written: 0, left: [] });
    expect(await undo(target, plan, UNASKED)).toEqual({ written: MENDABLE.length, left: [] });
    expect(await mendable.storedText()).toBe(before);
    expect(await apply(target, plan, UNASKED)).toEqual({ written: MENDABLE.length, left: [] });
  });

  test('the plan and its journal: no number of a user, and no field that is not changed', async () => {
    await apply(target, plan, UNASKED);
    await undo(target, plan, UNASKED);
    const written = readFileSync(plan, 'utf8') + readFileSync(`${plan}.journal`, 'utf8');
    expect(NUMBERS.filter((number) => written.includes(number))).toEqual([]);
    expect(written).not.toMatch(/users|Plumbing|Asha/);
    expect(written).toContain('"seconds":{"integerValue":"1764000000"}');
  });

  test('the times that are written: those that were meant, to the nanosecond', () => {
    const times = readPlan(plan).changes.map(({ path, after }) => [path, JSON.stringify(after)]);
    const at = (path: string) => times.find(([found]) => found === path)?.[1];
    expect(at('stories/map')).toBe('{"_createdBy.timestamp":{"timestampValue":"2025-11-24T16:00:00.000Z"}}');
    expect(at('stories/exported')).toContain('2025-11-24T16:00:00.000005000Z');
    expect(at('stories/none')).toMatch(/^\{"_createdBy":\{"mapValue":\{"fields":\{"timestamp":\{"timestampValue":/);
    expect(at('feed-posts/post')).toContain('"likesCount":{"integerValue":"12"}');
  });

  test('a document that somebody has changed since, or deleted: left as it is, and named', async () => {
    await mendable.write([{ path: 'categories/text', fields: { categoryName: 'X', createdAt: 7 } }]);
    expect((await apply(target, plan, UNASKED)).left).toEqual(['categories/text']);
    await mendable.write([{ path: 'stories/none', fields: { _createdBy: 'Edited' } }]);
    expect((await undo(target, plan, UNASKED)).left).toEqual(['stories/none']);
    await mendable.clear();
    // The one that could not be undone counts as applied.
    expect((await apply(target, plan, UNASKED)).left).toHaveLength(MENDABLE.length - 1);
  });

  test('a plan for another project, a changed plan beside its journal, a file that is no plan: refused', async () => {
    await expect(apply({ ...target, project: 'other' }, plan, UNASKED)).rejects.toThrow(
      'is for the project demo-bazaar',
    );
    await expect(apply(target, import.meta.filename, UNASKED)).rejects.toThrow('is no plan');
    const { school, findings } = await mendable.find();
    expect(() => writePlan(plan, planOf(target.project, school, findings))).toThrow('is there already');
  });

  test('more than 50,000 documents: they and their price are announced, and the first is read only with --yes', async () => {
    let requests = 0;
    const handle = (_: unknown, response: ServerResponse) => {
      requests += 1;
      response.writeHead(403).end();
    };
    const closed = await startServer({ port: 0, handle });
    const elsewhere = { ...target, firestore: `http://localhost:${closed.port}` };
    const large = join(mkdtempSync(join(tmpdir(), 'bazaar-plan-')), 'plan.json');
    const changes = Array.from({ length: 50_001 }, (_, index) => ({
      path: `stories/s-${index}`,
      before: {},
      after: {},
    }));
    writePlan(large, { project: target.project, changes });
    const said: string[] = [];
    const isRefused = expect(apply(elsewhere, large, { isYes: false, say: (line) => said.push(line) })).rejects;
    await isRefused.toThrow('More than 50000 documents are read only with --yes');
    expect(said).toEqual([
      expect.stringMatching(/^Reads 50001 documents and writes them, one read and one write each: at most US\$ 0\.12 /),
    ]);
    expect(requests).toBe(0);
    await expect(apply(elsewhere, large, { ...UNASKED, isYes: true })).rejects.toThrow('refused (403');
    expect(requests).toBe(1);
    await closed.stop();
  });

  test('a plan that is applied: undo announces its documents, and started again none', async () => {
    const said: string[] = [];
    const asked = { isYes: false, say: (line: string) => said.push(line) };
    await apply(target, plan, UNASKED);
    await undo(target, plan, asked);
    await undo(target, plan, asked);
    expect(said).toEqual([
      expect.stringContaining(`Reads ${MENDABLE.length} documents and writes them`),
      expect.stringContaining('Reads 0 documents and writes them'),
    ]);
  });
}
