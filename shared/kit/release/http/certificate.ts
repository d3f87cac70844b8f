import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A certificate for an hour, signed by itself, as `createSecureServer` takes it. */
export interface Certificate {
  key: string;
  cert: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`: a page behind it is cached as behind any valid one. */
  spkiHash: string;
}

/** Node makes keys, but no certificates: X.509 (RFC 5280) in the few DER types that one needs. */
export function selfSignedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const now = Date.now();
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from('localhost')))));
  const subjectAltName = der(SEQUENCE, der(DNS_NAME, Buffer.from('localhost')));
  const unsigned = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, utcTime(now - HOUR_MS), utcTime(now + HOUR_MS)),
    name,
    spki,
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, subjectAltName)))),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', unsigned, privateKey));
  const base64 = der(SEQUENCE, unsigned, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}

const HOUR_MS = 3_600_000;

// Tags of DER (X.690), and of the fields of a certificate.
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));
const SUBJECT_ALT_NAME = der(OBJECT_ID, Buffer.from('551d11', 'hex'));
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));

/** One value: its tag, its length, its bytes. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  const { length } = bytes;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

/** YYMMDDhhmmssZ. */
function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
}
