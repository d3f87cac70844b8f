import { parseArgs } from 'node:util';
import { LINES, type Line, type LineName } from './shapedLink.ts';

/** The options of a benchmark's command line. Absent: the value that the benchmark is for. */
export interface BenchOptions {
  /** Only shows that the benchmark works. */
  isShort: boolean;
  /** The factor by which the browser's processor is slower than this machine's. */
  cpu?: number;
  lines?: readonly LineName[];
  /** HTTP/2 with TLS, as Hosting speaks, instead of HTTP/1.1. */
  isHttp2: boolean;
  /** The number of runs that are counted. */
  runs?: number;
  /** The pages that are measured. */
  paths?: readonly string[];
  /** The commit that the site is compared with. */
  base?: string;
  /** Writes down what is measured, for later runs to be compared with. */
  isWriting?: boolean;
}

export interface BenchCommand extends BenchOptions {
  /** The benchmarks to run; none: all. */
  names: readonly string[];
  /** Only names the benchmarks. */
  isList: boolean;
}

/** Reads a command line. Throws one line about what is wrong with it. */
export function parseBenchCommand(args: readonly string[]): BenchCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      cpu: { type: 'string' },
      line: { type: 'string', multiple: true },
      http2: { type: 'boolean', default: false },
      runs: { type: 'string' },
      path: { type: 'string', multiple: true },
      base: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  const wrongPath = values.path?.find((path) => !path.startsWith('/'));
  if (wrongPath !== undefined) throw new Error(`--path ${wrongPath}: a path begins with '/'`);
  return {
    names: positionals,
    isList: values.list,
    isShort: values.short,
    isHttp2: values.http2,
    cpu: numberOf('--cpu', values.cpu, (cpu) => cpu >= 1),
    runs: numberOf('--runs', values.runs, (runs) => runs >= 1 && Number.isInteger(runs)),
    lines: values.line?.map(lineNameOf),
    paths: values.path,
    base: values.base,
    isWriting: values.write,
  };
}

function numberOf(option: string, text: string | undefined, isRight: (value: number) => boolean): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !isRight(value)) throw new Error(`${option} ${text}: not a number from 1 on`);
  return value;
}

function lineNameOf(text: string): LineName {
  if (!Object.hasOwn(LINES, text)) throw new Error(`--line ${text}: there are ${Object.keys(LINES).join(', ')}`);
  return text as LineName;
}

/** The lines to measure on, by name: those of the command line, else `usual`. The short form waits for no line. */
export function linesOf({ isShort, lines }: BenchOptions, usual: readonly LineName[]): [LineName, Line][] {
  return (lines ?? (isShort ? (['none'] as const) : usual)).map((name) => [name, LINES[name]]);
}

/** The factors by which the processor is slower, one after the other: that of the command line, else `usual`. The short form waits for none. */
export const cpusOf = ({ isShort, cpu }: BenchOptions, usual: readonly number[]): readonly number[] =>
  cpu === undefined ? (isShort ? [1] : usual) : [cpu];

/** The factor by which the processor is slower, and the number of counted runs; `usual` is what the benchmark is for. */
export const effortOf = (
  { isShort, cpu, runs }: BenchOptions,
  usual: { cpu: number; runs: number },
): { cpu: number; runs: number } => ({
  cpu: cpu ?? (isShort ? 1 : usual.cpu),
  runs: runs ?? (isShort ? 1 : usual.runs),
});
