import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';

const SITES = ['shell', ...REMOTE_NAMES];

interface Hosting {
  readonly target: string;
  readonly rewrites?: readonly { readonly source: string }[];
}

function read(file: string) {
  return JSON.parse(readFileSync(new URL(`../../firebase/${file}`, import.meta.url), 'utf8'));
}

describe('firebase.json', () => {
  const { firestore, hosting } = read('firebase.json') as {
    firestore: { rules: string; indexes: string };
    hosting: readonly Hosting[];
  };

  it('the rules and indexes: files that exist', () => {
    for (const file of Object.values(firestore))
      expect(existsSync(new URL(`../../firebase/${file}`, import.meta.url)), file).toBe(true);
  });

  it('hosting: the shell and every remote', () => {
    expect(hosting.map(({ target }) => target)).toEqual(SITES);
  });

  it('an unknown page: the shell; a missing file of a remote: not found', () => {
    const [shell, ...remotes] = hosting;
    for (const name of REMOTE_NAMES) expect(shell?.rewrites?.at(-1)?.source).toContain(REMOTES[name].folder);
    expect(remotes.every(({ rewrites }) => rewrites === undefined)).toBe(true);
  });
});

describe('.firebaserc.example', () => {
  it('every hosting target: a site', () => {
    const { projects, targets } = read('.firebaserc.example');
    expect(Object.keys(targets[projects.default].hosting)).toEqual(SITES);
  });
});
