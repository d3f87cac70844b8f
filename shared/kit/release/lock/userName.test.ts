import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { userName } from './userName.ts';

vi.mock('node:os', async (original) => {
  const real = await original<typeof os>();
  return { ...real, userInfo: vi.fn(real.userInfo) };
});

test('a user whom the machine has a name for: the name', () => expect(userName()).toBe(os.userInfo().username));

test('a user without a name, as in a container: the number', async () => {
  const { userInfo } = await import('node:os');
  vi.mocked(userInfo).mockImplementationOnce(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(userName()).toBe(`user ${process.getuid!()}`);
});
