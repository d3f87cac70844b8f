import { expect, test } from 'vitest';
import { missingPaths } from './missingPaths.ts';
import { sourcesOf } from './sources.ts';

const CODE = `
/** docs/decisions/001 and 002; docs/rules.md, Lists: the first. docs/rules.md, Feasts. */
import { a } from './gone.ts'; // colour.ts lies in shared/format, not in shared/shape; format/size.ts is gone.
const text = 'docs/none.md';
/*
 * Decision 001 and decision 004 say it; https://example.org/a.html and \`messages.*.ts\` are no files of ours.
 */
`;
const DOCUMENT = `
# Rules

## Lists
[001](decisions/001-lists.md), [003](decisions/003-gone.md), (001, 005), [here](#rules), [there](rules.md#feasts), \`../shared/format/\`.

\`\`\`
cat docs/made.md
\`\`\`

\`shared/formats/\`
`;
const SHEET = '.a { b: url(c.css) } /* as in colour.css */';
const WORKFLOW = 'run: cat absent.sh # not absent.yml';

test('names of files, folders, records and headings that are not there, in documents and comments only', () => {
  const texts: Record<string, string> = {
    'docs/rules.md': DOCUMENT,
    'docs/decisions/001-lists.md': '# 001 Lists',
    'shared/format/colour.ts': CODE,
    'shared/format/sheet.css': SHEET,
    '.github/workflows/feed.yml': WORKFLOW,
  };
  expect(missingPaths({ files: Object.keys(texts), read: (file) => texts[file]! })).toEqual([
    'docs/rules.md:5: decisions/003-gone.md',
    'docs/rules.md:5: docs/decisions/005',
    'docs/rules.md:5: rules.md#feasts',
    'docs/rules.md:11: shared/formats/',
    'shared/format/colour.ts:2: docs/decisions/002',
    'shared/format/colour.ts:2: docs/rules.md, Feasts. ',
    'shared/format/colour.ts:3: shared/shape',
    'shared/format/colour.ts:3: format/size.ts',
    'shared/format/colour.ts:6: docs/decisions/004',
    'shared/format/sheet.css:1: colour.css',
    '.github/workflows/feed.yml:1: absent.yml',
  ]);
});

test('every file, folder, record and heading that a document or a comment names is there', () =>
  expect(missingPaths(sourcesOf())).toEqual([]));
