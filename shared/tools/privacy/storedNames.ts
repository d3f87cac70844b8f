import { createResolve } from './constants.ts';
import { storedBy, type Stored } from './storedBy.ts';
import { eachNode, nameOf, type InFile, type SourceFile } from './syntax.ts';

const LOCAL = ['localStorage', 'firebase:*'] as const;
const CHECK = ['localStorage', '_grecaptcha'] as const;

/** The data that imported names keep, beyond the databases that the library's own source opens. */
const KEPT_BY_IMPORTS: Record<string, readonly (readonly [where: string, name: string])[]> = {
  browserLocalPersistence: [LOCAL],
  browserSessionPersistence: [['sessionStorage', 'firebase:*']],
  ReCaptchaEnterpriseProvider: [CHECK],
  RecaptchaVerifier: [CHECK],
  updateProfile: [['Firebase Authentication', 'profile']],
  signInWithPhoneNumber: [
    ['Firebase Authentication', 'phone number'],
    ['Firebase Authentication', 'IP address'],
    ['Firebase Authentication', 'user agent'],
  ],
};

/** All that the files store in a browser: `localStorage: bazaar.theme`. A name that cannot be read is there too, with its file. */
export function storedNames(files: readonly SourceFile[]): string[] {
  const resolve = createResolve(files);
  const found = files.flatMap((file) => {
    const imported = new Map<string, string>();
    const names: string[] = [];
    eachNode(file, (node, parents) => {
      if (node.type === 'ImportSpecifier') {
        const [name, from] = [nameOf(node.imported)!, nameOf(parents[0]?.source)];
        imported.set(nameOf(node.local)!, from === 'idb-keyval' ? `${from}.${name}` : name);
        names.push(...(KEPT_BY_IMPORTS[name] ?? []).map(([where, kept]) => `${where}: ${kept}`));
      }
      const inFile = { path: file.path, imported };
      for (const stored of storedBy(node, parents, inFile)) names.push(...namesOf(stored, inFile));
    });
    return names;
  });
  return [...new Set(found)].sort();

  function namesOf({ where, name, key }: Stored, file: InFile): string[] {
    const names = name === undefined ? resolve(key, file) : [name];
    return (names ?? [`(no constant, in ${file.path})`]).map((each) => `${where}: ${each}`);
  }
}
