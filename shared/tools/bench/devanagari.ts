import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../build/folders.ts';

const FONT = join(ROOT, 'shared/ui/fonts/hind-devanagari-400.woff2');
const LETTERS = Array.from({ length: 128 }, (_, index) => String.fromCharCode(0x900 + index)).join('');

/**
 * Runs `act` with the environment of a browser whose device has a font for Devanagari, as phones have: our own one, as a font
 * of the system. Only where the browser finds these by fontconfig, on Linux; elsewhere systems have one.
 */
export async function withDevanagari(act: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-fonts-'));
  const fonts = join(folder, 'fonts');
  const config = join(folder, 'fonts.conf');
  try {
    mkdirSync(fonts);
    const file = await subsetFont(readFileSync(FONT), `${LETTERS}\u200c\u200d\u25cc`, { targetFormat: 'sfnt' });
    writeFileSync(join(fonts, 'devanagari.ttf'), file);
    writeFileSync(
      config,
      `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${fonts}</dir></fontconfig>`,
    );
    await act({ ...process.env, FONTCONFIG_FILE: config });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
