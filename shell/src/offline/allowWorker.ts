interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void;
}

/** The page's policy lets no text become a script's address (docs/decisions/013) but this one: the service worker's. */
export function allowWorker(url: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (asked) => (asked === url ? asked : null) });
}
