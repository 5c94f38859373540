import { expect, it } from 'vitest';
import { messageFaults, overrideFaults } from './catalogue-faults.ts';

const ar = {
  zero: 'لا',
  one: 'واحد',
  two: 'اثنان',
  few: '{count} أ',
  many: '{count} ب',
  other: 'ج',
};
const en = { one: 'one', other: '{count} of them' };

it('finds nothing in texts that are complete', () => {
  expect(messageFaults({ ar: 'أهلاً {name}', en: 'Hello {name}' }, [])).toEqual([]);
  expect(messageFaults({ ar, en }, [])).toEqual([]);
  expect(messageFaults({ ar: 'Land Rover', en: 'Land Rover' }, ['Land Rover'])).toEqual([]);
  expect(messageFaults({ ar: '{from} - {to}', en: '{from} - {to}' }, [])).toEqual([]);
});

it.each([
  [{ ar: ' ', en: 'a' }, 'ar.text is blank'],
  [{ ar: 'أ ', en: 'a' }, 'ar.text begins or ends with a space'],
  [{ ar: 'أ', en: '' }, 'en.text is blank'],
  [{ ar: 'Hello', en: 'Hello' }, 'ar.text has no Arabic letter'],
  [{ ar: 'أ', en: 'أ' }, 'en.text has Arabic letters'],
  [{ ar: 'أ {name}', en: 'a' }, '{name} is in one language alone'],
  [{ ar, en: 'many' }, 'one language has plural forms, the other none'],
  [{ ar: { one: 'واحد', other: '{count} أ' }, en }, 'ar.two is missing'],
  [{ ar, en: { other: '{count}' } }, 'en.one is missing'],
])('finds what is wrong with %j', (message, fault) => {
  expect(messageFaults(message, ['Land Rover'])).toContain(fault);
});

it("finds what a market's own texts name in vain", () => {
  const known = [{ name: 'site', catalogue: { hello: { ar: 'أهلاً {name}', en: 'Hello {name}' } } }];
  expect(overrideFaults({ site: { hello: { ar: 'مرحباً {name}' } } }, known)).toEqual([]);
  expect(
    overrideFaults({ shop: {}, site: { bye: {}, hello: { en: 'Hi {nmae}' } } }, known),
  ).toEqual(['shop is no catalogue', 'site has no bye', 'site hello has no {nmae}']);
});
