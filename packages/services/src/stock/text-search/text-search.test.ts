import { describe, expect, test } from 'vitest';
import { demoSearch } from './demo-search.fixture.js';
import { arabicQueries } from './queries-arabic.fixture.js';
import { heldOutArabic } from './queries-arabic-held-out.fixture.js';
import { arabiziQueries, englishQueries } from './queries-latin.fixture.js';
import { heldOutArabizi, heldOutEnglish } from './queries-latin-held-out.fixture.js';

const queries = [
  ...arabicQueries,
  ...heldOutArabic,
  ...englishQueries,
  ...heldOutEnglish,
  ...arabiziQueries,
  ...heldOutArabizi,
];
const { facts, search } = demoSearch();

const idsOf = (vehicles: Iterable<{ id: string }>) => [...vehicles].map(({ id }) => id).sort();

const judged = queries.map(([typed, ...holds]) => {
  const { found, read_words, ignored_words = [] } = search(typed);
  const expected = idsOf(
    facts.filter((fact) => holds.every((each) => each(fact))).map(({ vehicle }) => vehicle),
  );
  const ids = idsOf(found.entries);
  const isExact = ids.length === expected.length && ids.every((id, at) => id === expected[at]);
  const told = `«${typed}»: ${ids.length} instead of ${expected.length} (read ${read_words ?? 'as words'}; ignored ${ignored_words.join(', ') || 'nothing'})`;
  return { typed, isExact, isSilent: !isExact && ignored_words.length === 0, told };
});

describe('text searches as buyers type them', () => {
  test('are at least 400 unique queries that usually find something', () => {
    expect(queries.length).toBeGreaterThanOrEqual(400);
    expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length);
  });

  test('find exactly the intended vehicles in at least nine of ten cases', () => {
    const misses = judged.filter(({ isExact }) => !isExact);
    const rate = 1 - misses.length / judged.length;
    process.stdout.write(
      `${judged.length} searches, ${(rate * 100).toFixed(1)} % exact; not exact:\n${misses.map(({ told }) => `  ${told}\n`).join('')}`,
    );
    expect(rate).toBeGreaterThanOrEqual(0.9);
  });

  test('never find other vehicles without listing the ignored text', () => {
    expect(judged.filter(({ isSilent }) => isSilent).map(({ told }) => told)).toEqual([]);
  });
});

describe('numbers of cars', () => {
  const only = (typed: string) => idsOf(search(typed).found.entries);
  const spelt = (code: string): string[] => [code, code.toLowerCase()];

  test('find their car: every VIN, its end of six characters and every order number', () => {
    const missed = facts.flatMap(({ vehicle: { id, vin, item_id, order_number } }) =>
      [vin, vin?.slice(-6), item_id, order_number]
        .flatMap((code) => (code ? spelt(code) : []))
        .filter((code) => only(code).join() !== id),
    );
    expect(missed).toEqual([]);
  });

  test('are parsed in Arabic digits, in groups and with other text', () => {
    const vehicle = facts[0]?.vehicle ?? expect.fail('The stock is empty');
    const arabic = vehicle.vin
      ?.slice(-6)
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect(only(arabic ?? '')).toEqual([vehicle.id]);
    expect(only(vehicle.item_id?.replace('MK', 'mk-') ?? '')).toEqual([vehicle.id]);
    expect(only(vehicle.item_id?.replace('MK', 'MK ') ?? '')).toEqual([vehicle.id]);
    expect(only(`رقم الهيكل ${vehicle.vin}`)).toEqual([vehicle.id]);
  });

  test('that stand beside a bound are amounts', () => {
    const end = facts.find(({ vehicle }) => /^2\d{5}$/.test(vehicle.vin?.slice(-6) ?? ''))?.vehicle;
    const { search: read } = search(`under ${end?.vin?.slice(-6)} aed`);
    expect(read.ranges.display_price).toEqual({ to: Number(end?.vin?.slice(-6)) });
  });
});
