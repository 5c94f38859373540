import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail } from './index.js';

// The pattern of `<input type=email>` in the HTML Standard.
const ofHtml =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

describe('parseEmail', () => {
  test.each([
    [' Sara.Ali@Example.AE ', 'Sara.Ali@example.ae'],
    ['sara٢٠@example.com', 'sara20@example.com'],
    ['\u200esara+jaguar@mail.example.co.uk', 'sara+jaguar@mail.example.co.uk'],
    ['\u2066sara\u200b@example.com\u2069\ufeff', 'sara@example.com'],
    ['\u00a0sara@example.com\u00a0', 'sara@example.com'],
    ['ｓａｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'sara@example.com'],
    ['a=b@example.com', 'a=b@example.com'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['sara/ali@example.com', 'sara/ali@example.com'],
    ['a!#$%&*?^`{|}~b@example.com', 'a!#$%&*?^`{|}~b@example.com'],
    ['_@example.com', '_@example.com'],
    ['-a-@example.com', '-a-@example.com'],
    ['ali@شركة.امارات', 'ali@xn--ogbpi5d.xn--mgbaam7a8h'],
    ['ali@xn--ogbpi5d.xn--mgbaam7a8h', 'ali@xn--ogbpi5d.xn--mgbaam7a8h'],
    ['ali@example.xn--mgbaam7a8h', 'ali@example.xn--mgbaam7a8h'],
    ['ali@موقع٢.السعودية', 'ali@xn--2-znc0alp.xn--mgberp4a5d4ar'],
    ['jan@müller.de', 'jan@xn--mller-kva.de'],
    ['li@例え。テスト', 'li@xn--r8jz45g.xn--zckzah'],
    ['a@b.c0', 'a@b.c0'],
    ['a@3com.com', 'a@3com.com'],
  ])('%s is %s', (written, stored) => {
    expect(parseEmail(written)).toBe(stored);
  });

  test.each([
    '',
    'sara',
    'sara@',
    '@example.com',
    'sara@example',
    'a..b@example.com',
    '.a@example.com',
    'a@b@example.com',
    'a b@example.com',
    'sara@-example.com',
    'sara@شركة/x.امارات',
    'sara@شركة',
    'sara@192.0.2.7',
    'sara@example..com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    'a@example.com\nbcc: b@example.com',
    'Sara <sara@example.com>',
  ])('%s is no address', (written) => {
    expect(parseEmail(written)).toBeNull();
  });

  test('what is read is an address to a browser too, and stays as it is', () => {
    const part = fc.string({ unit: fc.constantFrom(..."aZ09._'+-=!شد٢é。"), maxLength: 12 });
    fc.assert(
      fc.property(part, part, fc.constantFrom('ae', 'com', 'x', 'امارات'), (local, host, end) => {
        const stored = parseEmail(`${local}@${host}.${end}`);
        if (stored === null) return;
        expect(stored).toMatch(ofHtml);
        expect(parseEmail(stored)).toBe(stored);
      }),
      { numRuns: 500 },
    );
  });
});
