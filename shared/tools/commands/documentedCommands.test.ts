import { expect, test } from 'vitest';
import { commandsInMarkdown, commandsInShell } from './documentedCommands.ts';

test('commands in code blocks and in code spans are found, without comments, without what is no command and what is run in another repository', () => {
  const markdown = [
    'Run `npm run release -- feed --floor`, never `--floor` alone; see `npm` and `package.json`.',
    '```',
    'npm ci && npm start      # builds everything',
    'cp -r docs/host ../host && cd ../host',
    'npm run preview',
    '```',
    '`npm run disable -- feed "Back on',
    'Monday."` or `npx vite build --watch`, then `npm run explain -- <its report>`.',
  ].join('\n');
  expect(commandsInMarkdown(markdown)).toEqual([
    { kind: 'npm', name: 'ci', rest: '' },
    { kind: 'script', name: 'start', rest: '' },
    { kind: 'script', name: 'release', rest: 'feed --floor' },
    { kind: 'script', name: 'disable', rest: 'feed "Back on Monday."' },
    { kind: 'npx', name: 'vite', rest: 'build --watch' },
    { kind: 'script', name: 'explain', rest: 'its-report' },
  ]);
});

test('a script of several lines: each npm and npx command of it', () =>
  expect(commandsInShell('git add --all\nnpm run browser && npx vitest run mfe-feed/').map(({ name }) => name)).toEqual(
    ['browser', 'vitest'],
  ));
