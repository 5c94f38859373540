import { withoutIsolates } from '@mawkib/core/locale';
import { expect, it } from 'vitest';
import { budgetText } from './budget-text.js';

it.each([
  [{ to: 4000, deposit: 60_000, term: 48 }, 'up to AED 4,000, AED 60,000 deposit, 48 months'],
  [{ from: 2000, to: 4000 }, 'AED 2,000 – 4,000'],
  [{ from: 0, to: 4000 }, 'up to AED 4,000'],
  [{ from: 2000 }, 'from AED 2,000'],
  [{ deposit: 0 }, 'AED 0 deposit'],
  [{ term: 12 }, '12 months'],
])('a budget of %o reads %s', (budget, words) => {
  expect(withoutIsolates(budgetText(budget, 'en'))).toBe(`Monthly payment: ${words}`);
});

it('reads in Arabic too', () => {
  expect(withoutIsolates(budgetText({ to: 4000, term: 48 }, 'ar'))).toBe(
    'القسط الشهري: حتى 4,000 د.إ، 48 شهرًا',
  );
});
