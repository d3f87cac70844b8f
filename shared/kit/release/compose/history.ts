import * as v from 'valibot';

/** The acts on the shell or on a remote. `replace`: a canary that ended because another build took its place. */
const ACTS = ['release', 'canary', 'promote', 'end', 'replace', 'rollback', 'disable', 'enable', 'retire'] as const;

const authorSchema = v.object({
  who: v.string(),
  /** The commit of the checkout in which the command ran; absent outside of a repository. */
  commit: v.optional(v.string()),
  isDirty: v.optional(v.boolean()),
  /** The address of the workflow's run; absent by hand. */
  run: v.optional(v.string()),
});

const actSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** 'shell', or the name of a remote. */
  of: v.string(),
  act: v.picklist(ACTS),
  /** The build that it is about; of a rollback the one that visitors get from then on. */
  version: v.optional(v.string()),
  percent: v.optional(v.number()),
  /** In the words of who did it, or of the watch. */
  why: v.optional(v.string()),
  by: authorSchema,
});

export type Author = v.InferOutput<typeof authorSchema>;
export type Act = v.InferOutput<typeof actSchema>;
/** The oldest act first. */
export type History = readonly Act[];

/** Never throws: an act that cannot be read is omitted, and none is invented. */
export const parseHistory = (value: unknown): Act[] =>
  (Array.isArray(value) ? value : []).flatMap((given) => {
    const parsed = v.safeParse(actSchema, given);
    return parsed.success ? [parsed.output] : [];
  });

/** The time for which a build was what every visitor got. `until` absent: it still is. */
export interface Live {
  version: string;
  since: string;
  until?: string;
}

/** The builds that were live, the oldest first. */
export function livesOf(history: History, of: string): Live[] {
  const lives: Live[] = [];
  for (const { act, version, at } of history.filter((done) => done.of === of)) {
    const last = lives.at(-1);
    const isLive = last && last.until === undefined;
    if (act === 'retire' && isLive) last.until = at;
    if (!GOES_LIVE.has(act) || version === undefined || (isLive && last.version === version)) continue;
    if (isLive) last.until = at;
    lives.push({ version, since: at });
  }
  return lives;
}

/** The builds taken from visitors, each with its act: ended canaries and rolled back builds, unless released again since. */
export function withdrawnOf(history: History, of: string): Map<string, Act> {
  const withdrawn = new Map<string, Act>();
  let live: string | undefined;
  for (const done of history.filter((act) => act.of === of)) {
    if (done.act === 'end' && done.version) withdrawn.set(done.version, done);
    if (done.act === 'rollback' && live) withdrawn.set(live, done);
    if (GOES_LIVE.has(done.act) && done.version) {
      live = done.version;
      withdrawn.delete(live);
    }
  }
  return withdrawn;
}

/** The act that switched a remote off after the first `known` acts of the history, if it still is off; undefined where none did. */
export function switchedOffSince(history: History, of: string, known: number): Act | undefined {
  const last = history.slice(known).findLast((done) => done.of === of && SWITCHES.has(done.act));
  return last?.act === 'disable' ? last : undefined;
}

/** The version that a rollback leads to and that a build falls back on when it does not load: the last one that was live before and was not withdrawn. */
export function versionBefore(
  history: History,
  of: string,
  isPossible: (version: string) => boolean,
): string | undefined {
  const lives = livesOf(history, of);
  const withdrawn = withdrawnOf(history, of);
  const now = lives.at(-1)?.version;
  return lives.findLast(({ version }) => version !== now && !withdrawn.has(version) && isPossible(version))?.version;
}

/**
 * Until when visitors were given each build, as what is live, as a canary, or as what one of these falls back on. Undefined: they
 * still are.
 */
export function givenUntil(history: History, of: string): Map<string, string | undefined> {
  const until = new Map<string, string | undefined>();
  const own = history.filter((done) => done.of === of);
  let canary: string | undefined;
  for (const [index, { act, version, at }] of own.entries()) {
    canary = act === 'canary' ? version : ENDS_CANARY.has(act) ? undefined : canary;
    const upTo = own.slice(0, index + 1);
    const live = livesOf(upTo, of).findLast((each) => each.until === undefined)?.version;
    const given = [live, canary, live && versionBefore(upTo, of, () => true)];
    for (const [known, end] of until) if (end === undefined && !given.includes(known)) until.set(known, at);
    for (const each of given) if (each) until.set(each, undefined);
  }
  return until;
}

/** Since when the canary that runs has been running, whatever its share; undefined where none does. */
export function canarySince(history: History, of: string): string | undefined {
  let running: Act | undefined;
  for (const done of history.filter((act) => act.of === of)) {
    if (done.act === 'canary' && running?.version !== done.version) running = done;
    if (ENDS_CANARY.has(done.act)) running = undefined;
  }
  return running?.at;
}

const ENDS_CANARY: ReadonlySet<Act['act']> = new Set(['end', 'replace', 'promote', 'release', 'rollback', 'retire']);
const GOES_LIVE: ReadonlySet<Act['act']> = new Set(['release', 'promote', 'rollback']);
const SWITCHES: ReadonlySet<Act['act']> = new Set([...GOES_LIVE, 'disable', 'enable', 'retire']);
