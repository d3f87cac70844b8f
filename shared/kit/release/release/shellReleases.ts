import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { versionBefore, type Act, type Author, type History } from '../compose/history.ts';
import { deleteOldFiles } from '../compose/oldFiles.ts';
import { assertServed } from '../compose/servedRemotes.ts';
import { readShell, type ShellRecord } from '../compose/shellRecord.ts';
import { readHistory, readRegistryFile, writeHistory } from '../compose/siteFolder.ts';
import { publish } from '../compose/siteReleases.ts';
import { shellsOf, showShell, storeShell } from '../compose/storedShells.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';
import { nothingBefore } from './actChecks.ts';
import { assertLater, authorHere } from './author.ts';
import type { Forced, Source } from './releases.ts';
import { assertNotWithdrawn } from '../compose/withdrawn.ts';

/** The shell in a site, as one act finds it. */
interface ShellPlace {
  folder: string;
  record: ShellRecord;
  history: History;
}

interface Done {
  record: ShellRecord;
  acts: Omit<Act, 'at' | 'of' | 'by'>[];
}

/**
 * The acts on the shell in a composed site, like those of releasesIn on a remote: each act writes the documents of builds that
 * the site has stored. Every act throws, and changes nothing, where it cannot do what it was asked for.
 */
export function shellReleasesIn(
  composition: Composition,
  out: string,
  by: Author = authorHere(composition.checkout.root),
) {
  const change = (what: string, act: (site: ShellPlace) => Done): ShellRecord =>
    publish(out, `the shell is being ${what}`, (folder) => {
      const before = readHistory(folder);
      const { record, acts } = act({ folder, record: readShell(folder), history: before });
      const at = new Date().toISOString();
      const history = [...before, ...acts.map((done): Act => ({ ...done, at, of: 'shell', by }))];
      showShell(folder, record);
      writeHistory(folder, history);
      writeDocuments(composition, folder);
      deleteOldFiles(folder, history);
      return record;
    });

  /** The version of a build that may go to visitors. */
  const taken = (site: ShellPlace, source: Source, { isForced = false }: Forced): string => {
    const version = 'dist' in source ? stored(site, source.dist, isForced) : assertStored(site, source.version);
    if (!isForced) assertNotWithdrawn('shell', version, site.history);
    if (!isForced) assertServed(composition, site.folder, version, readRegistryFile(site.folder));
    return version;
  };
  const stored = ({ folder, record }: ShellPlace, dist: string, isForced: boolean): string => {
    const builds = shellsOf(folder);
    const live = builds.find(({ version }) => version === record.version);
    if (!existsSync(join(dist, TEMPLATE)))
      throw new Error(`${dist} is no build of a shell (no ${TEMPLATE}): name its \`dist\``);
    const { version } = storeShell(dist, folder, by);
    composition.builds.storeMaps(dist, out);
    const isNew = !builds.some((known) => known.version === version);
    if (!isForced && isNew) assertLater(composition.checkout.root, 'shell', by.commit, live?.builtFrom?.commit);
    return version;
  };

  return {
    /** Everybody gets this build. A canary of another one ends. */
    release: (source: Source, { isForced }: Forced = {}) =>
      change('released', (site) => {
        const version = taken(site, source, { isForced });
        const isSame = version === site.record.version && !site.record.canary;
        return {
          record: { version },
          acts: isSame ? [] : [...replacedCanary(site, version), { act: 'release', version }],
        };
      }),
    canary: (source: Source, percent: number, { isForced }: Forced = {}) =>
      change('released', (site) => {
        if (composition.documents.canaryScript === undefined) throw new Error(NO_CANARY);
        const version = taken(site, source, { isForced });
        if (version === site.record.version) throw new Error(`shell ${version} is what every visitor has`);
        return {
          record: { ...site.record, canary: { percent, version } },
          acts: [...replacedCanary(site, version), { act: 'canary', version, percent }],
        };
      }),
    /** Ends the canary that runs; `version`: only if it is this one. */
    endCanary: (why: string, version?: string) =>
      change('changed', (site) => ({
        record: { version: site.record.version },
        acts: [{ act: 'end', version: canaryOf(site, version), why }],
      })),
    /** Gives everybody the canary that runs: the bytes that were watched, whatever was built since. */
    promote: (version?: string) =>
      change('released', (site) => {
        const promoted = canaryOf(site, version);
        return { record: { version: promoted }, acts: [{ act: 'promote', version: promoted }] };
      }),
    /** Everybody gets the last build that was live before and was not withdrawn, or the stored one that is named. A canary ends too. */
    rollback: (named?: string, { isForced }: Forced = {}) =>
      change('rolled back', (site) => {
        const { record } = site;
        const version = named ?? before(site);
        if (!version) throw new Error(nothingBefore('shell', record.canary !== undefined));
        if (version === record.version) throw new Error(`shell ${version} is live already`);
        taken(site, { version }, { isForced });
        return {
          record: { version },
          acts: [
            ...(record.canary
              ? [{ act: 'end', version: record.canary.version, why: 'rolled back beside it' } as const]
              : []),
            { act: 'rollback', version },
          ],
        };
      }),
  };
}

/** Every build of a shell has it: what its documents are made of. */
const TEMPLATE = 'index.html';

/** A message for a site whose documents cannot choose. */
const NO_CANARY =
  'The documents of this site have no script that chooses between two shells: `documents.canaryScript` of its composition names one';

const isStored = (folder: string, version: string) => shellsOf(folder).some((build) => build.version === version);

const before = ({ folder, history }: ShellPlace) =>
  versionBefore(history, 'shell', (version) => isStored(folder, version));

function assertStored({ folder }: ShellPlace, version: string): string {
  if (!isStored(folder, version))
    throw new Error(`shell has no version ${version} in this site: \`npm run releases\` lists them`);
  return version;
}

function canaryOf({ record: { canary } }: ShellPlace, version: string | undefined): string {
  if (!canary) throw new Error('no canary of shell runs');
  if (version !== undefined && canary.version !== version)
    throw new Error(`the canary of shell is ${canary.version}, not ${version}`);
  return canary.version;
}

/** A canary of another build ends when this one comes. */
const replacedCanary = ({ record: { canary } }: ShellPlace, version: string): Done['acts'] =>
  canary && canary.version !== version ? [{ act: 'replace', version: canary.version }] : [];
