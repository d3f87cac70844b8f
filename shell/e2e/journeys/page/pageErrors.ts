/** The errors of this document since this script ran: exceptions, rejections, policy violations, console errors. */
const errors: string[] = [];

addEventListener('error', ({ message }) => message && errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
  // Production asks browsers to report the bot check's inline styles, which it allows (docs/decisions/013).
  if (disposition === 'enforce') errors.push(`policy: ${violatedDirective} ${blockedURI}`);
});

// oxlint-disable no-console -- collects console errors
const write = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  write(...parts);
};

export const pageErrors = (): string[] => errors.splice(0);
