import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MagicString, { Bundle } from 'magic-string';
import { expect, onTestFinished, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, folderOf } from './folders.ts';
import { weightsOf } from './weights.ts';

const OWN = 'export const own = "a line of the team, as long as the other";';
const KIT = 'export const kit = "a line of the kit, which is of one length";';

/** A build with one drawn screen of a line of the team's and one of the kit's, with or without its source map. */
function smallBuild(hasMap: boolean): { dist: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-weights-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  for (const each of ['dist/assets', 'dist.maps']) mkdirSync(join(folder, each), { recursive: true });
  const bundle = new Bundle({ separator: '\n' });
  bundle.addSource({ filename: '../../src/own.ts', content: new MagicString(OWN) });
  bundle.addSource({ filename: '../../../shared/kit.ts', content: new MagicString(KIT) });
  writeFileSync(join(dist, 'assets/drawnScreen-12345678.js'), bundle.toString());
  const map = bundle.generateMap({ hires: true }).toString();
  expect(new SourceMap(JSON.parse(map) as never).findEntry(1, 0)).toHaveProperty('originalSource');
  if (hasMap) writeFileSync(join(folder, 'dist.maps/drawnScreen-12345678.js.map'), map);
  else rmSync(join(folder, 'dist.maps'), { recursive: true });
  return { dist, folder };
}

test('the drawn screen is weighed in all, and the team’s part apart from the kit’s', () => {
  const { dist, folder } = smallBuild(true);
  const weights = weightsOf(dist, folder);
  const bytesOf = (what: string) => weights.find((each) => each.what === what)!.bytes;
  const [own, kit] = [bytesOf('its own part of the drawn screen'), bytesOf('the kit’s part of the drawn screen')];
  expect(own + kit).toBeCloseTo(bytesOf('its drawn screen'));
  expect(own / kit).toBeCloseTo(OWN.length / KIT.length, 1);
});

test('a build without source maps is weighed in all only', () => {
  const { dist, folder } = smallBuild(false);
  expect(weightsOf(dist, folder).map(({ what }) => what)).toEqual(['its drawn screen']);
});

test.each(REMOTE_NAMES)('of %s as it is built a part of the JavaScript is the team’s, the rest the kit’s', (name) => {
  const { bytes, ownBytes = 0 } = weightsOf(distOf(name), folderOf(name))[0]!;
  expect(ownBytes / bytes).toBeGreaterThan(0.25);
  expect(ownBytes / bytes).toBeLessThan(0.75);
});
