import { expect, it } from 'vitest';
import { changedQuery } from './changed-query.js';
import { normaliseQuery } from './normalise-query.js';
import { toSearch } from './search-params.js';
import { withinPage } from './within-page.js';

const query = normaliseQuery({
  lists: { models: ['Defender'], colors: ['black'] },
  ranges: { display_price: { to: 300_000 } },
  words: 'سقف',
  page: 3,
});
const after = (...changes: Parameters<typeof changedQuery>[1]) => {
  const changed = changedQuery(query, changes);
  return changed && decodeURIComponent(toSearch(changed));
};

it('a budget by the month keeps its terms when it is widened, and goes whole', () => {
  const budget = normaliseQuery({
    lists: { models: ['Defender'] },
    monthly: { to: 3000, deposit: 60_000, term: 48 },
  });
  const afterBudget = (change: Parameters<typeof changedQuery>[1][number]) => {
    const changed = changedQuery(budget, [change]);
    return changed && toSearch(changed);
  };
  const widened = afterBudget({ kind: 'widen', key: 'monthly', to: 4100 });
  expect(new URLSearchParams(widened).get('monthly.to')).toBe('4100');
  expect(widened).toContain('deposit=60000');
  expect(widened).toContain('term=48');
  expect(afterBudget({ kind: 'drop', key: 'monthly' })).toBe('models=Defender');
  expect(changedQuery(query, [{ kind: 'drop', key: 'monthly' }])).toBeUndefined();
});

it('changes that a service proposes make another query, on its first page', () => {
  expect(after({ kind: 'drop', key: 'words' })).toBe(
    'models=Defender&colors=black&display_price.to=300000',
  );
  expect(after({ kind: 'add', key: 'colors', value: 'white' })).toBe(
    'q=سقف&models=Defender&colors=black++white&display_price.to=300000',
  );
  expect(after({ kind: 'widen', key: 'display_price', to: 350_000 })).toBe(
    'q=سقف&models=Defender&colors=black&display_price.to=350000',
  );
  expect(after({ kind: 'drop', key: 'colors' }, { kind: 'drop', key: 'words' })).toBe(
    'models=Defender&display_price.to=300000',
  );
});

it('what the visitor did not choose is not theirs to change', () => {
  for (const change of [
    { kind: 'drop', key: 'brands' },
    { kind: 'add', key: 'brands', value: 'Jaguar' },
    { kind: 'widen', key: 'mileage', to: 5 },
    { kind: 'drop', key: 'statuses' },
    { kind: 'add', key: 'words', value: 'x' },
    { kind: 'drop', key: 'something' },
  ] as const) {
    expect(after(change), change.key).toBeUndefined();
    expect(after({ kind: 'drop', key: 'words' }, change), change.key).toBeUndefined();
  }
});

it('a page narrows what is asked, and a visitor chooses within it', () => {
  const page = normaliseQuery({ lists: { brands: ['Jaguar'], models: ['XE', 'XF'] } });
  const requested = (models?: string[]) =>
    withinPage(normaliseQuery({ lists: { models, colors: ['black'] }, page: 2 }), page);
  expect(requested().lists).toEqual({
    brands: ['Jaguar'],
    models: ['XE', 'XF'],
    colors: ['black'],
  });
  expect(requested(['XF']).lists.models).toEqual(['XF']);
  expect(requested(['Defender']).lists.models).toEqual(['XE', 'XF']);
  expect(requested().page).toBe(2);
  expect(withinPage(query, undefined)).toBe(query);
});
