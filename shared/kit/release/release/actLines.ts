import type { Act, History } from '../compose/history.ts';

/** Returns a line for each thing that the acts of one command on a remote or on the shell did besides what was asked for, with the next command. */
export function linesOfActs(of: string, acts: History): string[] {
  if (acts.length === 0) return [`Nothing changed: every visitor of ${of} has this build already.`];
  return acts.filter((done) => done.of === of).flatMap((done, index, own) => lineOf(done, own.slice(index + 1)));
}

function lineOf({ act, of, version, why }: Act, later: History): string[] {
  const next = later.at(-1);
  if (act === 'enable' && next) return [`${of} was off ("${why}"); this ${next.act} switches it on.`];
  if (act === 'end' && next?.act === 'rollback')
    return [
      `The canary ${version} ended, and the live build went back too. Only the canary: \`npm run canary -- ${of} 0\`.`,
    ];
  if (act === 'end')
    return [
      `The canary ${version} ended and is withdrawn. To give the same files again: \`npm run release -- ${of} ${version} --force\``,
    ];
  if (act === 'retire') return [`${of} is out of the site. Now remove its row, its folder and its link.`];
  return [];
}
