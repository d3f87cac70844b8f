import { withdrawnOf, type History } from './history.ts';

/** Throws, with who did it and why, where a build was taken from visitors. */
export function assertNotWithdrawn(name: string, version: string, history: History): void {
  const act = withdrawnOf(history, name).get(version);
  if (!act) return;
  const how = act.act === 'end' ? `its canary was ended${act.why ? `: ${act.why}` : ''}` : 'it was rolled back';
  throw new Error(
    `${name} ${version} was withdrawn on ${act.at.slice(0, 16)} by ${act.by.who}, ${how}. The same command with \`--force\` does it all the same`,
  );
}
