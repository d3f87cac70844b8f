/** One way in which `npm start` differs from what is deployed. */
interface LocalSwitch {
  what: string;
  /** The keys of the site's configuration that have another value there, or are only there. */
  config?: readonly string[];
  /** The headers of documents that are other ones there. */
  headers?: readonly string[];
  /** The directives of their Content-Security-Policy that are other ones there. */
  directives?: readonly string[];
  /** The sources that ask for the switch. */
  sources?: readonly string[];
}

/** All of them: localVariant.test.ts finds the differences, and fails on one that is not named here. */
export const LOCAL_SWITCHES: Readonly<Record<string, LocalSwitch>> = {
  'config.backend': {
    what: 'the local backend in the place of Google’s services: no bot check, so both documents have one policy, and no https',
    config: ['backend', 'firebase'],
    headers: ['Content-Security-Policy-Report-Only', 'Integrity-Policy-Report-Only'],
    directives: [
      'connect-src',
      'frame-src',
      'require-trusted-types-for',
      'script-src',
      'style-src',
      'trusted-types',
      'upgrade-insecure-requests',
    ],
    sources: [
      'shared/firebase/auth.ts',
      'shared/firebase/firestoreSdk.ts',
      'shared/firebase/writeOnLeave.ts',
      'shared/tools/compose/headers.ts',
      'shared/tools/compose/startData.ts',
    ],
  },
  'config.images, streams, countries, flags': {
    what: 'the local media server',
    config: ['images', 'streams', 'countries', 'flags'],
    directives: ['connect-src', 'img-src', 'media-src'],
  },
  'config.remoteOrigins': {
    what: 'a developer’s remote may come from its own server',
    config: ['remoteOrigins'],
    directives: ['connect-src', 'img-src', 'script-src', 'style-src'],
  },
  'config.reports': {
    what: 'every page sends its reports, to the site’s own server',
    config: ['reports'],
    directives: ['connect-src'],
  },
  'the shell’s mode `demo`': {
    what: 'the shell’s build knows the local backend, a remote’s address may be overridden by hand, and the lessons’ figures have a page',
    sources: [
      'shared/contracts/config.ts',
      'shared/firebase/auth.ts',
      'shared/firebase/firestoreSdk.ts',
      'shared/firebase/writeOnLeave.ts',
      'shell/src/Layout.tsx',
      'shell/src/remotes/page/override.ts',
      'shell/src/router.tsx',
    ],
  },
};
