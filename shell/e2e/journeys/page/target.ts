/** What a person looks for on a page: the first visible element with this role and accessible name. */
export interface Target {
  role: string;
  /** The whole name, or a pattern that it matches. */
  name?: string | RegExp;
  /** Only inside this one. */
  within?: Target;
}

/** A target as it travels into the page. */
export interface SentTarget {
  role: string;
  name?: string;
  pattern?: { source: string; flags: string };
  within?: SentTarget;
}

export const sent = ({ role, name, within }: Target): SentTarget => ({
  role,
  ...(typeof name === 'string' && { name }),
  ...(name instanceof RegExp && { pattern: { source: name.source, flags: name.flags } }),
  ...(within && { within: sent(within) }),
});

export const described = ({ role, name, within }: Target): string => `${role}${name === undefined ? '' : ` ${String(name)}`}${within ? ` in ${described(within)}` : ''}`;
