/** The last line of `.ci/run`: how many tests passed only when they were repeated, and which. */
import { flakyVerdict } from './flaky.ts';

const { lines, passes } = flakyVerdict(process.argv[2]!);
console.log(lines.join('\n'));
process.exitCode = passes ? 0 : 1;
