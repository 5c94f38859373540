import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ownPath, pastedLink } from './pasted-link.js';

const origin = 'https://site.example';
/** What an encoded path is made of, also encoded twice. */
const part = fc.constantFrom(
  ...[
    '%',
    '%25',
    '%2F',
    '%5C',
    '%3F',
    '%0A',
    '%D8%B9',
    '%D8',
    '2F',
    '41',
    'A',
    'ع',
    '/',
    '..',
    '?',
  ],
);

describe('a link that staff paste', () => {
  test.each([
    ['https://site.example/ar/%D8%B9%D8%B1%D9%88%D8%B6', '/عروض'],
    ['/ar/%d8%b9%D8%B1%D9%88%D8%B6/?utm_source=x#top', '/عروض?utm_source=x#top'],
    ['HTTP://Site.Example/en/Defender', '/defender'],
    ['\u200f/Defender\u200e ', '/defender'],
    ['https://site.example', '/'],
    ['/showroom/Defender-110-A7f', '/showroom/Defender-110-A7f'],
    ['https://site.example/ar/vehicles?models=Defender', '/vehicles?models=Defender'],
    ['/%5Cevil.example', '/%5cevil.example'],
    ['https://partner.example/Ar/X', 'https://partner.example/Ar/X'],
    ['//site.example/x', '//site.example/x'],
    ['tel:+97145550110', 'tel:+97145550110'],
    ['#terms', '#terms'],
    ['', ''],
  ])('%s is stored as %s', (given, stored) => {
    expect(pastedLink(given, origin)).toBe(stored);
  });

  it('stays on this site, and is its own normal form', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string({ unit: 'binary' }),
          fc.array(part).map((all) => all.join('')),
        ),
        fc.constantFrom('', '/', `${origin}/ar/`, '/en//', '/%5C', '/%2F'),
        (text, start) => {
          const path = ownPath(start + text, origin);
          if (path === undefined) return;
          expect(ownPath(path, origin)).toBe(path);
          expect(new URL(path, origin).origin).toBe(origin);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
