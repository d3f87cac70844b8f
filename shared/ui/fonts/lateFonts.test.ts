import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../tools/build/hashOf.ts';
import { FONT_HASHES } from './lateFonts.ts';

const inFolder = (file: string) => join(import.meta.dirname, file);
const SOURCES = ['../fonts.css', 'lateFonts.ts'].map((file) => readFileSync(inFolder(file), 'utf8')).join('');
const loaded = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.woff2') && SOURCES.includes(file));

test('every font that pages load: its hash is known, and is that of the file', () =>
  expect(FONT_HASHES).toEqual(Object.fromEntries(loaded.map((file) => [file, hashOf(readFileSync(inFolder(file)))]))));
