import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Finding } from '../finding.ts';
import type { School } from '../school.ts';
import { fieldAt, type Change, type StoredFields } from './change.ts';

const stored = v.record(v.string(), v.nullable(v.record(v.string(), v.unknown())));
const planSchema = v.object({
  project: v.string(),
  changes: v.array(v.object({ path: v.pipe(v.string(), v.regex(/^[\w-]+\/[^/]+$/)), before: stored, after: stored })),
});

/** The changes that mend what can be mended, a document each. */
export interface Plan {
  project: string;
  changes: readonly Change[];
}

/** The plan that mends these findings. Of several that concern one field the first counts. */
export function planOf(project: string, { items }: School, findings: readonly Finding[]): Plan {
  const found = new Map([...items.values()].flat().map((item) => [item.at, item]));
  const afterByPath = new Map<string, Record<string, StoredFields[string]>>();
  for (const { at, mend } of findings) {
    if (!mend || !found.has(at)) continue;
    const after = afterByPath.get(at) ?? {};
    afterByPath.set(at, { [mend.field]: { ...mend.value }, ...after });
  }
  const changes = [...afterByPath].map(([path, after]) => {
    const { fields } = found.get(path)!;
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, fieldAt(fields, field)]));
    return { path, before, after };
  });
  return { project, changes: changes.filter(isRestorable) };
}

/** False for a value that JSON does not return as it was, such as -0: it could not be restored. */
const isRestorable = ({ before }: Change): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(before)), before);

/** Throws where the file of a plan is there already. */
export function expectNoPlan(file: string): void {
  if (existsSync(file))
    throw new Error(`${file} is there already: a plan is never replaced, its journal may belong to it`);
}

/** Writes a plan, a change a line, so that it can be read and lines be taken out. Throws where the file is there already. */
export function writePlan(file: string, { project, changes }: Plan): void {
  expectNoPlan(file);
  const lines = changes.map((change) => JSON.stringify(change)).join(',\n');
  writeFileSync(file, `{ "project": ${JSON.stringify(project)}, "changes": [\n${lines}\n] }\n`);
}

/** A plan and what its journal is known by. Throws, in words for a terminal, where there is none. */
export function readPlan(file: string): Plan & { hash: string } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const plan = v.safeParse(planSchema, jsonIn(text));
  if (!plan.success) throw new Error(`${file || 'The file'} is no plan of --plan`);
  return { ...plan.output, hash: createHash('sha256').update(text).digest('base64url') };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
