import { catalogue } from '@mawkib/demo-market/catalogue';
import { expect, test, vi } from 'vitest';
import type { AppContext } from '../../../app-context.js';
import { InvalidContent } from './invalid-content.js';

const snippet = (fields: object) => ({
  id: 'b1',
  template: 'snippet',
  version: 1,
  fields,
  groups: [],
});

test('operators are notified of each fault of a page once, with page, block and field [B-5-21]', () => {
  const warn = vi.fn();
  const invalid = new InvalidContent({ warn } as unknown as AppContext['log']);
  const blocks = [
    snippet({ title: 5, colour: 'red' }),
    { id: 'b2', template: 'gone', version: 1, fields: {}, groups: [] },
    {
      id: 'b3',
      template: 'specification-accordion',
      version: 1,
      fields: {},
      groups: [{ id: 'g1', fields: { spec_keys: '{' } }],
    },
  ];
  for (const locale of ['ar', 'en'] as const) {
    const report = invalid.of('p1', '/offers');
    catalogue.resolve(blocks, { locale, now: new Date(), report });
  }
  const told = warn.mock.calls.map(([fault]) => fault as Record<string, string>);
  expect(told.every(({ page, path }) => page === 'p1' && path === '/offers')).toBe(true);
  const faults = told.map(({ block, field, rule }) => [block, field, rule]);
  expect(faults).toEqual(
    expect.arrayContaining([
      ['b1', 'title', 'type'],
      ['b1', 'colour', 'unknown_field'],
      ['b2', undefined, 'unknown_template'],
      ['b3', 'spec_keys', 'json'],
    ]),
  );
  expect(new Set(faults.map(String)).size).toBe(faults.length);
});
