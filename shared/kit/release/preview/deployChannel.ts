import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { filesBelow, writeJson } from '../compose/files.ts';
import { documentHeadersOf } from '../compose/hostingRules.ts';
import { readSettings } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { doSteps, hostingConfig, layOut, type Step } from '../release/hosting.ts';
import type { Firebase } from '../compose/checkout.ts';
import { PREVIEW_DAYS } from './previewRecord.ts';

interface ChannelDeploy {
  /** The folder of the preview. */
  out: string;
  /** Of the channel: previews of other names have folders and configurations of their own. */
  name: string;
  isDryRun: boolean;
  firebase?: Firebase;
  /** Is told what is done. */
  log?(line: string): void;
}

/** Puts a preview on a channel of the shell's Hosting site, which Hosting deletes after seven days. Firebase's CLI prints its address. */
export function deployChannel(
  composition: Composition,
  { out, name, isDryRun, firebase = composition.firebase, log }: ChannelDeploy,
): void {
  if (!readSettings(publicFolder(out)).address && !isDryRun)
    throw new Error(
      `The preview in ${out} is of a site that was composed for this machine: Hosting has no place for it.`,
    );
  doSteps(composition, stepsOf(composition, publicFolder(out), name, firebase), { isDryRun, firebase, log });
}

function stepsOf(composition: Composition, release: string, name: string, { folder, cli }: Firebase): Step[] {
  const config = `firebase.preview-${name}.json`;
  const files = `deploy/channels/${name}`;
  const days = `${PREVIEW_DAYS}d`;
  const args = ['hosting:channel:deploy', name, '--expires', days, '--only', 'shell', '--config', config];
  return [
    {
      what: `copy the preview, all remotes in it, to ${files}/`,
      run: () => layOut(composition, release, readdirSync(release), join(folder, files)),
    },
    { what: `write ${config}: the headers, with the hashes of these documents`, run: () => writeConfig() },
    {
      what: [relative(folder, cli), ...args].join(' '),
      run: () => void execFileSync(cli, args, { cwd: folder, stdio: 'inherit' }),
    },
  ];

  function writeConfig(): void {
    const { hosting } = hostingConfig(composition, documentHeadersOf(release), '', filesBelow(release));
    const ofShell = hosting.filter(({ target }) => target === 'shell');
    writeJson(join(folder, config), { hosting: ofShell.map((site) => ({ ...site, public: files })) });
  }
}
