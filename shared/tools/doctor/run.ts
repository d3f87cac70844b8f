/**
 * `npm run doctor -- --site your-site.json`: reads the project's Firestore and says what the site does not show, and why. `--plan <file>`
 * writes the changes that mend it; `apply <plan>` and `undo <plan>` write them and take them back. Ends with status 1 where there is a
 * defect, or where a document was left as it was.
 */
import { TOKEN_VARIABLE } from './reading/target.ts';
import { askedFor, type Asked } from './commandLine.ts';
import { runDoctor } from './doctor.ts';
import { apply, undo } from './plan/apply.ts';
import { expectNoPlan, planOf, writePlan } from './plan/planFile.ts';

const say = (line: string): void => console.log(line);

/** True where nothing remains to be mended. */
async function run(asked: Asked): Promise<boolean> {
  const { target } = asked;
  if (asked.act !== 'examine') {
    const { written, left } = await (asked.act === 'apply' ? apply : undo)(target, asked.plan, { ...asked, say });
    say(`${written} documents were written.`);
    for (const path of left) say(`${path}: changed by somebody since the plan was made, and left as it is`);
    return left.length === 0;
  }
  // Before anything is read and paid for.
  if (asked.plan !== undefined) expectNoPlan(asked.plan);
  const { school, findings, hasDefects } = await runDoctor(target, { ...asked, nowMs: Date.now() }, say);
  if (asked.plan !== undefined) {
    const plan = planOf(target.project, school, findings);
    writePlan(asked.plan, plan);
    say(`${asked.plan}: ${plan.changes.length} documents. Nothing is written yet. To write them:`);
    say(`npm run doctor -- apply ${asked.plan} ${asked.where}`);
  }
  return !hasDefects;
}

async function main(): Promise<void> {
  process.exit((await run(askedFor(process.argv.slice(2), process.env[TOKEN_VARIABLE]))) ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'It failed');
  process.exit(1);
});
