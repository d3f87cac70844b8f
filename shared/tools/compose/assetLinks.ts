import * as v from 'valibot';

/** The Android app that a Trusted Web Activity of the site is, in the file of the site (docs/play-store.md). */
export const androidApp = v.object({
  package: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'the name of a package, as com.example.school')),
  fingerprints: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
          'the SHA-256 fingerprint of a certificate, as keytool and the Play Console show it: 32 pairs of 0 to 9 and A to F between colons',
        ),
      ),
    ),
    v.minLength(1, 'at least one fingerprint'),
  ),
});

type AndroidApp = v.InferOutput<typeof androidApp>;

/** The content of `/.well-known/assetlinks.json` (Google's Digital Asset Links): the app may show the site without the browser's bar. */
export const assetLinks = ({ package: name, fingerprints }: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  },
];
