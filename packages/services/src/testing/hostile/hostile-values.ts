import * as fc from 'fast-check';

/**
 * Texts that are known to break services: injection, encodings, sizes, look-alike numbers and
 * dates.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "' or 1=1 --",
    '"; drop table pages; --',
    '%',
    '_%\\',
    '%00',
    '\0',
    'a\0b',
    '\ud800',
    '\ufeff',
    '\u202eمركبة\u202c',
    'e\u0301\u0302\u0303'.repeat(200),
    '../../etc/passwd',
    '..\\..\\windows',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%{jndi:ldap://x}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    'a\r\nSet-Cookie: x=1',
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    '-1',
    '0x10',
    '2147483648',
    '-9223372036854775809',
    '9'.repeat(400),
    'a'.repeat(60_000),
    `${'a+'.repeat(2000)}!`,
    `${'1'.repeat(3000)}.`,
    `${'('.repeat(3000)}`,
    `a@${'a.'.repeat(2000)}`,
    '275760-09-14T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '294277-01-01T00:00:00Z',
    '0000-00-00',
    '0000-01-01T00:00:00Z',
    '2026-02-30T25:61:61+99:99',
    'infinity',
    'now',
    '٠١٢٣٤',
    '[]',
    '{"a":1}',
    '{1,2}',
    '00000000-0000-0000-0000-000000000000',
    'javascript:alert(1)',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:text/html,x',
    '//evil.example',
    '🚙'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 20 }),
);

const deep = (levels: number, inner: unknown = 1) => {
  let value = inner;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

/** Values of every JSON type, at the edges of what a schema expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 53, 2 ** 31),
  fc.constantFrom<unknown>([], {}, [[[]]], [null], [{}], deep(60), deep(70), deep(400)),
  fc.constantFrom<unknown>(
    Array(5000).fill(0),
    Array(300).fill({}),
    Array(50).fill('x'.repeat(900)),
  ),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
    { toString: 1, valueOf: null, length: -1 },
    JSON.parse('{"toJSON":"x","then":"y"}'),
    { ar: 1, en: [] },
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Property names that reach into prototypes, or are extremely long. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    ' ',
    'a\0',
    '\ud800',
    'x'.repeat(5000),
    'a.b.c',
    'a[b][c]',
    'data[__proto__][x]',
    '$where',
  ),
  fc.string({ maxLength: 12 }),
);
