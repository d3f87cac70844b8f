/** A visible element, identified by its role and accessible name. */
export interface Target {
  role: string;
  /** The whole name, or a pattern that it matches. */
  name?: string | RegExp;
  /** The place among several; 0, the first, if not given. */
  index?: number;
  /** Only inside this target. */
  within?: Target;
}

/** A target in the form that is sent to the page. */
export interface SentTarget {
  role: string;
  name?: string;
  pattern?: { source: string; flags: string };
  index: number;
  within?: SentTarget;
}

export const sent = ({ role, name, index = 0, within }: Target): SentTarget => ({
  role,
  index,
  ...(typeof name === 'string' && { name }),
  ...(name instanceof RegExp && { pattern: { source: name.source, flags: name.flags } }),
  ...(within && { within: sent(within) }),
});

export const described = ({ role, name, index, within }: Target): string =>
  `${role}${name === undefined ? '' : ` ${String(name)}`}${index === undefined ? '' : ` number ${index + 1}`}${within ? ` in ${described(within)}` : ''}`;
