import { findExecutable, installPackages, mayInstall } from './programs.ts';

/** The engines beside Chromium in which the journeys run (docs/decisions/014). */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** H.264 and AAC for GStreamer, by libavcodec, which Firefox uses too. */
const DECODERS = 'gstreamer1.0-libav';

/** The programs that each needs, by name or path; Debian's packages of them, with the decoders of their video. */
const NEEDS: Record<
  EngineName,
  { programs: readonly (readonly (string | undefined)[])[]; packages: readonly string[] }
> = {
  firefox: {
    programs: [
      [process.env.TEST_FIREFOX, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ],
    packages: ['firefox-esr', DECODERS],
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', DECODERS],
  },
};

/** The program to start, or undefined where one that the engine needs is missing. */
export function findEngine(name: EngineName): string | undefined {
  const found = NEEDS[name].programs.map((names) => findExecutable(...names));
  return found.every(Boolean) ? found[0] : undefined;
}

/** REQUIRE_ENGINES=1: a missing engine is a failure, not a skip. */
const areEnginesRequired = (): boolean => process.env.REQUIRE_ENGINES === '1';

/** True where the journeys in this engine are skipped because it is not on this machine. */
export const isSkipped = (name: EngineName): boolean => !findEngine(name) && !areEnginesRequired();

/** Installs, as root, the engines that are required and missing. Throws when one cannot be had. */
export function ensureEngines(): void {
  if (!areEnginesRequired()) return;
  const missing = ENGINES.filter((name) => !findEngine(name));
  if (missing.length > 0 && mayInstall()) installPackages(...missing.flatMap((name) => NEEDS[name].packages));
  for (const name of missing)
    if (!findEngine(name))
      throw new Error(
        `REQUIRE_ENGINES=1, but ${name} is not on this machine. Its packages on Debian: ${NEEDS[name].packages.join(' ')}`,
      );
}
