import { describe, expect, it } from 'vitest';
import {
  alternativeProducts,
  type FuelQuizAnswers,
  fuelPoints,
  fuelTypeFor,
  fuelTypes,
  mainProduct,
  quizMileages,
  quizPeriods,
  quizProducts,
  quizPurposes,
} from './index.js';

const sums = (answers: FuelQuizAnswers) => {
  const { petrol, diesel, phev, bev } = fuelPoints(answers) ?? {};
  return [petrol, diesel, phev, bev];
};

/** All combinations of answers: one for each question, any non-empty set for the third. */
const combinations = [1, 2, 3].flatMap((first) =>
  [1, 2, 3, 4].flatMap((second) =>
    Array.from({ length: 15 }, (_, mask) =>
      [1, 2, 3, 4].filter((answer) => (mask + 1) & (1 << (answer - 1))),
    ).flatMap((third) =>
      [1, 2, 3, 4].flatMap((fourth) =>
        [1, 2, 3].map((fifth) => [[first], [second], third, [fourth], [fifth]]),
      ),
    ),
  ),
);

describe('the fuel-type quiz', () => {
  it.each([
    [[[2], [3], [4], [4], [3]], 'petrol', [11, 5, 6, 2]],
    [[[3], [4], [3], [3], [1]], 'diesel', [1, 14, 3, 1]],
    [[[2], [2], [1], [4], [1]], 'phev', [6, 4, 10, 6]],
    [[[1], [1], [1], [1], [2]], 'bev', [4, 0, 5, 12]],
  ])('adds the points of %j up to %s [B-3-106]', (answers, fuel, points) => {
    expect(sums(answers)).toEqual(points);
    expect(fuelTypeFor(answers)).toBe(fuel);
  });

  it('gives exactly one result for each of the 2,160 combinations, all four among them [B-3-106]', () => {
    expect(combinations).toHaveLength(2160);
    const results = combinations.map((answers) => fuelTypeFor(answers));
    expect(new Set(results)).toEqual(new Set(fuelTypes));
    for (const [index, answers] of combinations.entries()) {
      const [petrol = 0, diesel = 0, phev = 0, bev = 0] = sums(answers);
      const max = Math.max(petrol, diesel, phev, bev);
      expect({ petrol, diesel, phev, bev }[results[index] ?? 'petrol']).toBe(max);
    }
  });

  it('decides a tie for the lowest emission [B-3-107]', () => {
    expect(sums([[2], [4], [1], [4], [2]])).toEqual([6, 5, 6, 5]);
    expect(fuelTypeFor([[2], [4], [1], [4], [2]])).toBe('phev');
    const tied = combinations.filter((answers) => {
      const points = sums(answers);
      return points.filter((one) => one === Math.max(...points.map(Number))).length > 1;
    });
    for (const answers of tied) {
      const points = fuelPoints(answers);
      const result = fuelTypeFor(answers);
      const better = fuelTypes.slice(0, fuelTypes.indexOf(result ?? 'bev'));
      expect(better.some((fuel) => points?.[fuel] === points?.[result ?? 'bev'])).toBe(false);
    }
  });

  it('has no result while an answer is missing, doubled or unknown', () => {
    for (const answers of [
      [],
      [[1], [1], [1], [1]],
      [[1], [1], [], [1], [1]],
      [[1, 2], [1], [1], [1], [1]],
      [[4], [1], [1], [1], [1]],
      [[0], [1], [1], [1], [1]],
      [[1], [1.5], [1], [1], [1]],
      [[1], [1], [1, 9], [1], [1]],
    ]) {
      expect(fuelTypeFor(answers)).toBeNull();
    }
    expect(sums([[1], [1], [1, 1, 1], [1], [2]])).toEqual([4, 0, 5, 12]);
  });
});

describe('the subscription quiz', () => {
  const table = [
    ['private', '6-12', 'below', 'subscription'],
    ['private', '6-12', 'above', 'subscription'],
    ['private', '12-24', 'below', 'subscription'],
    ['private', '12-24', 'above', 'full_service'],
    ['private', '24-60', 'below', 'loan'],
    ['private', '24-60', 'above', 'full_service'],
    ['business', '6-12', 'below', 'subscription'],
    ['business', '6-12', 'above', 'subscription'],
    ['business', '12-24', 'below', 'subscription'],
    ['business', '12-24', 'above', 'full_service'],
    ['business', '24-60', 'below', 'full_service'],
    ['business', '24-60', 'above', 'full_service'],
    ['business_and_private', '6-12', 'below', 'subscription'],
    ['business_and_private', '6-12', 'above', 'subscription'],
    ['business_and_private', '12-24', 'below', 'subscription'],
    ['business_and_private', '12-24', 'above', 'full_service'],
    ['business_and_private', '24-60', 'below', 'full_service'],
    ['business_and_private', '24-60', 'above', 'full_service'],
  ] as const;

  it('has a main product for each of the 18 combinations [B-3-120]', () => {
    expect(table).toHaveLength(quizPurposes.length * quizPeriods.length * quizMileages.length);
    for (const [purpose, period, mileage, product] of table) {
      expect(mainProduct({ purpose, period, mileage })).toBe(product);
    }
  });

  it('lists the other products in their order [B-3-121]', () => {
    expect(alternativeProducts('loan')).toEqual(['subscription', 'full_service', 'leasing_to_go']);
    for (const main of quizProducts) expect(alternativeProducts(main)).not.toContain(main);
  });
});
