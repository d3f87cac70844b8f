/** A command that a document or a workflow tells its reader or the runner to run. */
export interface DocumentedCommand {
  /** `npm run <script>`, `npm <verb>` or `npx <program>`. */
  kind: 'script' | 'npm' | 'npx';
  /** The script, the verb, or the program with its version where one is given. */
  name: string;
  /** All that follows, as a shell reads it. */
  rest: string;
}

const CODE_BLOCK = /^```\w*\n([\s\S]*?)^```/gm;
const CODE_SPAN = /`([^`]+)`/g;
/** npm's verbs that are short for `npm run <verb>`. */
const SHORT_FOR_RUN = ['start', 'test'];

/** The command in a code block that leads out of this repository: those behind it are of another. */
const LEAVES = /\bcd \.\.\//;

/** The commands in a document's code blocks and code spans. A placeholder such as `<its report>` is given as one word, without its brackets. */
export function commandsInMarkdown(markdown: string): DocumentedCommand[] {
  const blocks = [...markdown.matchAll(CODE_BLOCK)].flatMap(([, block]) => block!.split(LEAVES)[0]!.split('\n'));
  const spans = [...markdown.replace(CODE_BLOCK, '').matchAll(CODE_SPAN)].map(([, span]) => span!.replace(/\s+/g, ' '));
  return [...blocks, ...spans].flatMap((line) =>
    commandsInShell(line.replace(/<([\w. ]+)>/g, (_, words: string) => words.replaceAll(' ', '-'))),
  );
}

/** The npm and npx commands in lines of a shell script. */
export function commandsInShell(script: string): DocumentedCommand[] {
  return script
    .split(/\n|&&|;|\|\|/)
    .map((command) => command.replace(/\s#.*$/, '').trim())
    .flatMap((command) => commandOf(command) ?? []);
}

function commandOf(command: string): DocumentedCommand | undefined {
  const [, program, name, rest = ''] = /^(npm run|npm|npx) (?!-)(\S+)(?: (.*))?$/.exec(command) ?? [];
  if (!program || !name) return undefined;
  if (program === 'npx') return { kind: 'npx', name, rest };
  const isScript = program === 'npm run' || SHORT_FOR_RUN.includes(name);
  return { kind: isScript ? 'script' : 'npm', name, rest: rest.replace(/^-- ?/, '') };
}
