/** What went wrong in this document since this script came: errors, rejections, what the page's policy forbade, what the site itself wrote. */
const heard: string[] = [];

addEventListener('error', ({ message }) => message && heard.push(message));
addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejection: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  heard.push(`policy: ${violatedDirective} ${blockedURI}`),
);

// oxlint-disable no-console -- the console is what is listened to
const write = console.error;
console.error = (...parts: unknown[]) => {
  heard.push(parts.map(String).join(' '));
  write(...parts);
};

export const complaints = (): string[] => heard.splice(0);
