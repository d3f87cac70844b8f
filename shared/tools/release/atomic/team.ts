/** A team in a process of its own: `<site> <remote>`. For each message it disables its remote with that text; for 'forever', without end. */
import { composition } from '../../composition.ts';
import { REMOTE_NAMES } from '../../../contracts/remotes.ts';
import { releasesIn } from '@remotes-kit/release/releases';

const [out = '', given] = process.argv.slice(2);
const name = REMOTE_NAMES.find((known) => known === given)!;

process.on('message', (text: string) => {
  if (text === 'forever') for (let count = 1; ; count += 1) releasesIn(composition, out).disable(name, `Text ${count}`);
  releasesIn(composition, out).disable(name, text);
  process.send!('done');
});
process.on('disconnect', () => process.exit());
process.send!('ready');
