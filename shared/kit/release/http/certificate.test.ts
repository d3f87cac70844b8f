import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSignedCertificate } from './certificate.ts';

test('a certificate of our own: valid now, for localhost, signed by its own key, which its hash names', () => {
  const { key, cert, spkiHash } = selfSignedCertificate();
  const certificate = new X509Certificate(cert);
  const publicKey = createPublicKey(key);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.verify(publicKey)).toBe(true);
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(spki).digest('base64')).toBe(spkiHash);
});
