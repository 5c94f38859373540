import { referenceCpuMs } from '@mawkib/tooling-vitest/cpu-cost';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalText } from './personal-data.fixture.js';
import { isImpersonal, removed, scrub } from './scrub.js';

describe('scrub', () => {
  it.each([
    'Range Rover Sport 2024 P400',
    'Defender 110 2024 400 PS',
    '2024 - 2025',
    'من 2024 إلى ٢٠٢٥',
    'AED 389,000',
    '٣٨٩٬٠٠٠ د.إ',
    '2024-11-20',
    '20/11/2024',
    'ديفندر ١١٠',
    '\u2066F-PACE R-Dynamic\u2069 خصم 20%',
    '3f2a1c9e-5b7d-4e80-9a61-0c2d4e6f8a1b',
    '12345678-1234-4123-8123-123456789012',
    'هل تبحث عن سيارة؟ Looking for a car? 7 seats = more room',
    '',
  ])('leaves %s', (text) => expect(scrub(text)).toBe(text));

  it.each([
    ['اكتب إلى layla@example.ae الآن', `اكتب إلى ${removed} الآن`],
    ['layla(at)example.ae', removed],
    ['layla%40example.ae', removed],
    ['layla @ example.ae', removed],
    ['هاتف ٠٥٠ ١٢٣ ٤٥٦٧', `هاتف ${removed}`],
    ['هاتف ۰۵۰۱۲۳۴۵۶۷', `هاتف ${removed}`],
    ['call +971 (50) 123-4567.', `call ${removed}.`],
    ['00966 55 123 4567', removed],
    ['5512 3456', removed],
    ['971 50 123 2024', removed],
    ['50 123 2024', removed],
    ['2024 12345678', removed],
    ['\u2066+971\u00a050\u200f123\u00a04567\u2069', `\u2066${removed}\u2069`],
    ['０５０１２３４５６７', removed],
    ['784-1990-1234567-1', removed],
    ['VIN SALWA2BE5LA123456', `VIN ${removed}`],
    ['192.168.100.254', removed],
    ['https://x.example/a?token=abc now', `https://x.example/a${removed} now`],
    ['%30%35%30%31%32%33%34%35%36%37', removed],
    ['%E0%A4%A', removed],
  ])('cleans %s', (text, clean) => expect(scrub(text)).toBe(clean));

  it('is done once it is done', () => {
    fc.assert(
      fc.property(personalText, ({ text }) => isImpersonal(scrub(text))),
      { numRuns: runs(1000) },
    );
  });

  it.each(['1', '1 ', 'a', '@', '+(', 'a%4', '%41', '? = ', '1-'])(
    'costs little for the longest text of %s',
    (part) => {
      const text = part.repeat(1000).slice(0, 1000);
      expect(referenceCpuMs(() => scrub(text))).toBeLessThan(25);
    },
  );
});
