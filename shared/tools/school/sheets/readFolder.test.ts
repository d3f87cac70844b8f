import { expect, test } from 'vitest';
import { checkFolder, folderWith } from '../schoolForTests.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';

const ROWS = [
  {
    number: 2,
    cells: new Map([
      ['categoryId', 'wood'],
      ['categoryName', 'बढ़ई, "असली"\nदूसरी पंक्ति'],
    ]),
  },
  { number: 4, cells: new Map([['categoryId', 'steel']]) },
];

test.each([
  ['commas', 'categoryId,categoryName\nwood,"बढ़ई, ""असली""\nदूसरी पंक्ति"\n\nsteel,\n'],
  ['semicolons', 'categoryId;categoryName\nwood;"बढ़ई, ""असली""\nदूसरी पंक्ति"\n;\nsteel\n'],
  ['tabs', 'categoryId\tcategoryName\nwood\t"बढ़ई, ""असली""\nदूसरी पंक्ति"\n\nsteel'],
  ['the line ends of Windows', 'categoryId,categoryName\r\nwood,"बढ़ई, ""असली""\r\nदूसरी पंक्ति"\r\n\r\nsteel,\r\n'],
  ['quotation marks everywhere', '"categoryId";"categoryName"\n" wood ";"बढ़ई, ""असली""\nदूसरी पंक्ति"\n"";""\n"steel";""'],
])('CSV with %s: the same rows, numbered as a spreadsheet does', (_, text) =>
  expect(readCsv(text)).toEqual({ columns: ['categoryId', 'categoryName'], rows: ROWS, faults: [], isWhole: true }),
);

test('CSV with one column, or with a header alone', () => {
  expect(readCsv('categoryId\nwood').rows).toHaveLength(1);
  expect(readCsv('categoryId,categoryName').rows).toEqual([]);
});

test('a quotation mark that is not closed, or opens within a cell: its row is named, and the sheet is not whole', () => {
  for (const text of ['id,title\na,A\nb,"B\nc,C', 'id,title\na,A\nb,3" nails\nc,C'])
    expect(readCsv(text)).toMatchObject({ rows: [], faults: [{ row: 3 }], isWhole: false });
});

test('a header with a name twice, without one, or empty', () => {
  expect(readCsv('id,title,id\na,A,b').faults).toEqual([{ row: 1, column: 'id', text: 'is there twice' }]);
  expect(readCsv('id,,title\na,x,A').faults).toMatchObject([{ row: 2, column: 'number 2' }]);
  expect(readCsv(',,\na,x,A').isWhole).toBe(false);
  expect(readCsv('').isWhole).toBe(false);
});

test('JSON: values at their paths, items of lists from 1; null and empty texts are absent', () => {
  const { rows, columns } = readJson('[{"a":{"b":" x "},"c":["d",null,"e"],"f":[{"g":7}],"h":true,"i":null,"j":""}]');
  expect([...rows[0]!.cells]).toEqual([
    ['a.b', 'x'],
    ['c.1', 'd'],
    ['c.3', 'e'],
    ['f.1.g', 7],
    ['h', true],
  ]);
  expect(columns).toEqual(['a.b', 'c.1', 'c.3', 'f.1.g', 'h']);
});

test.each(['{', '{"a":1}', '7', 'null', ''])('JSON %j: no sheet', (text) => expect(readJson(text).isWhole).toBe(false));

test('a field with a name that JavaScript knows, or very deep, is no column', () => {
  const item = `{"categoryId":"a","categoryName":"A","__proto__":{"x":1},"constructor":"y","categoryName.__proto__.z":1,"bigImageId":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const { faults } = checkFolder(folderWith({ 'categories.json': `[${item}]` }, { isEmpty: true }));
  expect(faults.map((line) => line.split(':')[0])).toEqual([
    'categories.json, column __proto__.x',
    'categories.json, column constructor',
    'categories.json, column categoryName.__proto__.z',
    'categories.json, row 1, column bigImageId.1.1.1',
  ]);
});

const SHEET = 'categoryId\tcategoryName\nwood\tबढ़ई\n';

test.each<[what: string, bytes: Uint8Array]>([
  ['UTF-8', Buffer.from(SHEET)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${SHEET}`)],
  ['the UTF-16 of Excel', Buffer.from(`\uFEFF${SHEET}`, 'utf16le')],
])('%s: read', (_, bytes) => {
  const { documents, faults } = checkFolder(folderWith({ 'categories.csv': bytes }, { isEmpty: true }));
  expect(faults).toEqual([]);
  expect(documents[0]?.fields).toMatchObject({ categoryId: 'wood', categoryName: 'बढ़ई' });
});

test('another encoding, a workbook, a table of another name, the same sheet twice, no sheet: a fault each', () => {
  const faultsOf = (files: Record<string, string | Uint8Array>) =>
    checkFolder(folderWith(files, { isEmpty: true })).faults;
  expect(faultsOf({ 'categories.csv': Buffer.from('categoryId,categoryName\na,T\xFCr', 'latin1') })).toEqual([
    'categories.csv: is not UTF-8: save it as “CSV UTF-8”',
  ]);
  expect(faultsOf({ 'school.xlsx': 'PK' })).toEqual(['school.xlsx: is a workbook: save each sheet as “CSV UTF-8”']);
  expect(faultsOf({ 'levels.csv': 'levelId' })[0]).toContain(
    'levels.csv: is no sheet of a school, which are: categories,',
  );
  expect(faultsOf({ 'categories.csv': 'categoryId,categoryName', 'categories.json': '[]' })).toEqual([
    'categories.json: is the sheet that categories.csv is too',
  ]);
  expect(faultsOf({ 'notes.md': '#', '.written-to-x': '', '~$levels.xlsx': '' })).toHaveLength(1);
});

test('a folder that is not there, and a file in its place: said in words', () => {
  expect(() => checkFolder('no-such-folder')).toThrow('no-such-folder is no folder');
  expect(() => checkFolder(import.meta.filename)).toThrow('is no folder');
});

test('a sheet that cannot be read to its end: what refers to it is no fault besides', () => {
  const { faults } = checkFolder(folderWith({ 'levels-new.csv': 'levelId,levelName\na,"b' }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^levels-new\.csv, row 2: /);
});
