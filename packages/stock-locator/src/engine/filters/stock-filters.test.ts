import { filterKeys, rangeFilters } from '@mawkib/core/vocabulary';
import { expect, it } from 'vitest';
import { choiceFilters } from './stock-filters.js';

it('each filter is a choice or a range, and listed once', () => {
  expect([...filterKeys].sort()).toEqual([...Object.keys(choiceFilters), ...rangeFilters].sort());
});
