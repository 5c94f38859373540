import type { ListKey } from '@mawkib/stock-locator/engine';
import { stockVocabulary } from '@mawkib/stock-locator/on-device';
import { parseSearchText } from '@mawkib/stock-locator/words';
import { expect, test } from 'vitest';
import { worldNamesOf } from './world-names.js';

const stock: Partial<Record<ListKey, readonly string[]>> = {
  brands: ['TOYOTA', 'Mercedes-Benz', 'Nissan', 'Ford', 'Tesla', 'BMW', 'مازدا'],
  models: ['camry', 'Patrol', 'G-Class', 'Mustang', 'Model 3', 'Land Cruiser'],
  colors: ['white', 'black'],
};

const read = (typed: string, otherNames = worldNamesOf) => {
  const vocabulary = stockVocabulary((key) => stock[key] ?? [], {}, { otherNames });
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
  expect(worldNamesOf('colors', 'Toyota')).toEqual([]);
  expect(read('لكزس')).toBe('?لكزس');
});
