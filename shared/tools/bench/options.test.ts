import { expect, test } from 'vitest';
import { cpusOf, effortOf, linesOf, parseBenchCommand } from './options.ts';

test('no arguments: every benchmark, as it is meant', () => {
  const command = parseBenchCommand([]);
  expect(command).toMatchObject({ names: [], isShort: false, isHttp2: false });
  expect(effortOf(command, { cpu: 4, runs: 9 })).toEqual({ cpu: 4, runs: 9 });
  expect(linesOf(command, ['slow', 'mid']).map(([name]) => name)).toEqual(['slow', 'mid']);
});

test('every option, several lines and several paths: as they stand', () => {
  const given =
    '--cpu 2.5 --line mid --line none --http2 --runs 3 --path /feed --path /reel --base HEAD~3 federation feed';
  const command = parseBenchCommand(given.split(' '));
  expect(command).toMatchObject({
    names: ['federation', 'feed'],
    cpu: 2.5,
    lines: ['mid', 'none'],
    isHttp2: true,
    runs: 3,
    paths: ['/feed', '/reel'],
    base: 'HEAD~3',
  });
  expect(linesOf(command, ['slow']).map(([name]) => name)).toEqual(['mid', 'none']);
});

test('the short form: one run, no line, the processor as it is, unless the command line says otherwise', () => {
  const usual = { cpu: 4, runs: 9 };
  const short = parseBenchCommand(['--short']);
  expect(effortOf(short, usual)).toEqual({ cpu: 1, runs: 1 });
  expect(linesOf(short, ['slow']).map(([name]) => name)).toEqual(['none']);
  expect(effortOf(parseBenchCommand(['--short', '--cpu', '2', '--runs', '4']), usual)).toEqual({ cpu: 2, runs: 4 });
});

test('several processors: all that are usual, or the one of the command line; the short form has the machine as it is', () => {
  expect(cpusOf(parseBenchCommand([]), [1, 4])).toEqual([1, 4]);
  expect(cpusOf(parseBenchCommand(['--short']), [1, 4])).toEqual([1]);
  expect(cpusOf(parseBenchCommand(['--short', '--cpu', '4']), [1, 4])).toEqual([4]);
});

test.each([
  ['--line fast', /--line fast: there are slow, p75, mid, none/],
  ['--line toString', /there are slow/],
  ['--cpu 0.5', /--cpu 0.5: not a number from 1 on/],
  ['--cpu x', /--cpu x/],
  ['--runs 1.5', /--runs 1.5/],
  ['--runs 0', /--runs 0/],
  ['--path feed', /begins with '\/'/],
  ['--no-such-option', /Unknown option/],
])('%s: refused with what is wrong', (given, message) =>
  expect(() => parseBenchCommand(given.split(' '))).toThrow(message),
);
