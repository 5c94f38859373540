import { expect, it } from 'vitest';
import { readMarketStates } from './market-states.js';

it('reads names, and values with names of their own, and drops the rest', () => {
  const given = ['NSW', { value: ' DXB ', ar: 'دبي' }, { ar: 'بلا قيمة' }, '', 7, null];
  expect(readMarketStates(given)).toEqual([
    { value: 'NSW', label: { ar: 'NSW', en: 'NSW' } },
    { value: 'DXB', label: { ar: 'دبي', en: 'DXB' } },
  ]);
  expect(readMarketStates({})).toBeUndefined();
});
