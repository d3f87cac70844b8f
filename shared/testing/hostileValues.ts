import fc from 'fast-check';

/** Malicious and malformed values of a field. */
export const evil = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '../../other/secret',
    '..',
    '.',
    '//evil.example',
    'https://evil.example/x.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'a?b',
    'a#b',
    'a/b',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202Egnp.exe',
    '\u0000',
    '\uD800',
    'क्‍ष',
    'ह'.repeat(5_000),
    'x'.repeat(20_000),
    '',
    'url(https://evil.example/x.gif)',
    '#00F57C00',
    'FFF57C00',
    '#F57C00',
    '#zzz',
    'red;background:url(//e)',
    '#FF888888',
    '888888',
  ),
  fc.double(),
  // A number or a text cannot be made of it.
  fc.constant({ toString: 1, valueOf: 1 }),
  fc.constantFrom(null, true, -1, 1e308, NaN, Infinity),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 5 }),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 1 })),
);

/** The value as Firestore can store it: no nested arrays, only values that JSON has, no reserved names of fields. */
export function storable(value: unknown, isInList = false): unknown {
  if (Array.isArray(value)) return isInList ? 'an array' : value.slice(0, 2_000).map((one) => storable(one, true));
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return null;
  const entries = Object.entries(value).filter(([name]) => /^[A-Za-z_]\w*$/.test(name) && !name.startsWith('__'));
  return Object.fromEntries(entries.map(([name, one]) => [name, storable(one)]));
}
