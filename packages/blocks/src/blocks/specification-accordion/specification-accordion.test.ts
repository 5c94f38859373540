// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { loadBlockData } from '../../definitions/index.js';
import { resolved } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { specificationAccordion } from './specification-accordion.definition.js';
import { fixtures } from './specification-accordion.fixture.js';

const spec = (key: string, value: string | number, rest: object = {}) => ({
  key,
  label: `Label of ${key}`,
  value,
  ...rest,
});
const specs = [
  spec('power', '180', { engine_key: 'p250', unit: 'hp' }),
  spec('power', '300', { unit: 'hp' }),
  spec('drivetrain', 'All-wheel drive'),
  spec('price', 306_000, { unit: 'AED' }),
  spec('seats', '5'),
];

async function loaded(response: () => Promise<unknown>) {
  const requested: unknown[] = [];
  const states = await loadBlockData(resolved(fixtures, 'en'), {
    definitionOf,
    search: new URLSearchParams(),
    locale: 'en',
    path: '/',
    call: (async (operation: { id: string }, input: unknown) => {
      requested.push([operation.id, input]);
      return response();
    }) as never,
  });
  return { requested, state: states['spec-1'] };
}
const withSpecs = async () => {
  const { requested, state } = await loaded(async () => ({ data: specs }));
  const { root } = await show(fixtures[0], { state });
  return { requested, state, root };
};
const rows = (details: Element | undefined) =>
  [...(details?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/[\u2066-\u2069]/g, '')),
  );

describe('specification accordion', () => {
  it('shows each section’s label and the data of its keys, and no row without data [B-3-250] [B-3-398]', async () => {
    const { requested, root } = await withSpecs();
    expect(requested).toEqual([
      ['getVehicleSpecs', { params: { id: 'xf' }, query: { locale: 'en' } }],
    ]);
    const sections = [...root.querySelectorAll('details')];
    expect(sections.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      'Performance',
      'Drive',
    ]);
    expect(rows(sections[0])).toEqual([['Peak power', '300 hp']]);
    expect(rows(sections[1])).toEqual([
      ['Label of drivetrain', 'All-wheel drive'],
      ['Label of price', '306,000 AED'],
    ]);
    expect(sections[1]?.textContent).toContain('Text.');
  });

  it('lets no more of a model’s data travel than it shows', async () => {
    const { state } = await withSpecs();
    expect(JSON.stringify(state)).not.toMatch(/seats|p250/);
  });

  it('reports that the data of its model did not come', async () => {
    const { state } = await loaded(() => Promise.reject({ kind: 'http', status: 404 }));
    const { root } = await show(fixtures[0], { state });
    expect(root.dataset.failed).toBe('true');
    expect(root.querySelector('[role="alert"] a')).not.toBeNull();
  });

  it('asks for nothing when it shows texts alone', async () => {
    const groups = [{ id: 'x', fields: { label: { en: 'Text' }, content: { en: 'Only text.' } } }];
    const [block] = resolved([{ ...(fixtures[0] as object), groups }] as never, 'en');
    expect(specificationAccordion.data?.(block as never)).toBeNull();
    expect((await show(fixtures[0], { groups })).root.textContent).toContain('Only text.');
  });
});
