import { userInfo } from 'node:os';

/** The name of whoever runs this process; the number where the machine has no name for it, as in many containers. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
