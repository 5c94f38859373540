import type { ListKey } from '@mawkib/stock-locator/engine';
import { stockVocabulary } from '@mawkib/stock-locator/on-device';
import { parseSearchText } from '@mawkib/stock-locator/words';
import { describe, expect, test } from 'vitest';
import { demoSearch } from './demo-search.fixture.js';
import { createWorldNames } from './world-names.js';

const stock: Partial<Record<ListKey, readonly string[]>> = {
  brands: ['TOYOTA', 'Mercedes-Benz', 'Nissan', 'Ford', 'Tesla', 'BMW', 'مازدا'],
  models: ['camry', 'Patrol', 'G-Class', 'Mustang', 'Model 3', 'Land Cruiser'],
  colors: ['white', 'black'],
};

const read = (typed: string, names = createWorldNames()) => {
  const vocabulary = stockVocabulary(
    (key) => stock[key] ?? [],
    {},
    {
      otherNames: names.of,
      isMaker: names.isMaker,
    },
  );
  const { readings, rest } = parseSearchText(typed, vocabulary);
  const parts = readings.map((each) =>
    each.kind === 'values' ? each.values.join('|') : each.kind,
  );
  return [...parts, ...(rest ? [`?${rest}`] : [])].join('; ');
};

test.each([
  ['تويوتا بيضاء', 'TOYOTA; white'],
  ['مرسيدس', 'Mercedes-Benz'],
  ['مرسيدس جي كلاس سوداء', 'Mercedes-Benz; G-Class; black'],
  ['نيسان باترول', 'Nissan; Patrol'],
  ['neesan batrol', 'Nissan; Patrol'],
  ['فورد موستنج', 'Ford; Mustang'],
  ['تسلا موديل 3', 'Tesla; Model 3'],
  ['كامري', 'camry'],
  ['لاندكروزر', 'Land Cruiser'],
  ['بي ام دبليو', 'BMW'],
  ['mazda', 'مازدا'],
])('%s is %s', (typed, meaning) => {
  expect(read(typed)).toBe(meaning);
});

test('a maker that is not in stock is no filter', () => {
  expect(createWorldNames().of('colors', 'Toyota')).toEqual([]);
  expect(read('لكزس')).toBe('?لكزس');
});

test('a market adds its own names', () => {
  const names = createWorldNames({ brands: { Ford: ['الفورد'] }, models: { Camry: ['ابو عيون'] } });
  expect(read('ابو عيون سوداء')).not.toBe('camry; black');
  expect(read('ابو عيون سوداء', names)).toBe('camry; black');
  expect(read('فورد', names)).toBe('Ford');
  expect(names.of('brands', 'FORD')).toContain('الفورد');
});

describe('a maker that is not in stock', () => {
  const { search, facts } = demoSearch();

  test.each([
    ['تويوتا بيضاء', 'تويوتا'],
    ['white toyota', 'toyota'],
    ['مرسيدس بنز سوداء', 'مرسيدس بنز'],
    ['لكزس تحت ٣٠٠ ألف', 'لكزس'],
  ])('is named, and no other car is found: %s', (typed, maker) => {
    const { found, absent_words, ignored_words } = search(typed);
    expect([found.total, absent_words, ignored_words]).toEqual([0, [maker], undefined]);
  });

  test('is named beside another one, which is found', () => {
    const { found, absent_words } = search('toyota or jaguar');
    expect(absent_words).toEqual(['toyota']);
    expect(found.total).toBe(facts.filter(({ vehicle }) => vehicle.brand === 'Jaguar').length);
  });

  test('is not a word of equipment', () => {
    expect(search('heated seats white').absent_words).toBeUndefined();
    expect(search('jeep white').absent_words).toBeUndefined();
  });
});
