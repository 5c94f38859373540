// @vitest-environment happy-dom
import { getDataFile } from '@mawkib/api-clients/contracts/content';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { loadBlockData } from '../../definitions/load-block-data.js';
import { createBlock } from '../../model/create-block.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved, serve } from '../../renderer/page.fixture.js';
import { rangeCalculator } from './range-calculator.definition.js';
import { fixtures, rangeFile } from './range-calculator.fixture.js';

interface Shown {
  fields?: StoredBlock['fields'];
  file?: unknown;
  search?: string;
}

/** The block with the data of a file, as the site loads it. */
async function load({ fields, file = rangeFile }: Shown = {}) {
  await components.preloadWhole(['range-calculator']);
  const stored = { ...(fixtures[0] as StoredBlock) };
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }]);
  const call = vi.fn(async () => ({ data: file }));
  const states = await loadBlockData(blocks, {
    definitionOf: () => rangeCalculator,
    call: call as never,
    search: new URLSearchParams(),
    locale: 'en',
    path: '/',
  });
  return { blocks, states, call };
}

async function show(options: Shown = {}) {
  const { blocks, states, call } = await load(options);
  const address = { pathname: '/en/range', search: options.search ?? '' };
  const page = <Blocks blocks={blocks} states={states} address={address} />;
  const { container } = await draw(page);
  return { container, call, html: serve(page, blocks) };
}

const resultOf = (container: Element) => container.querySelector('output')?.textContent;
const pick = (container: Element, name: string, value: string) =>
  act(async () =>
    container.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click(),
  );
const slide = (container: Element, to: number) =>
  act(async () => {
    const slider = container.querySelector<HTMLInputElement>('input[type="range"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(slider, String(to));
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('range calculator', () => {
  it('keeps the range between its limits, in the unit of the block [B-3-287]', async () => {
    const { container } = await show({ search: '?calculator=range-1&temperature=25' });
    expect(resultOf(container)).toContain('390 km');
    await pick(container, 'profile', 'combined');
    expect(resultOf(container)).toContain('400 km');
    await pick(container, 'profile', 'city');
    await pick(container, 'wheel', '22');
    await slide(container, 0);
    expect(resultOf(container)).toContain('200 km');
    const miles = await show({ fields: { distance_unit: 'mi' } });
    expect(resultOf(miles.container)).toContain('242 mi');
    expect(resultOf(miles.container)).toContain('19 mph');
  });

  it('changes range and average speed with the driving profile [B-3-288]', async () => {
    const { container } = await show();
    expect(resultOf(container)).toContain('390 km');
    expect(resultOf(container)).toContain('30 km/h');
    await pick(container, 'profile', 'motorway');
    expect(resultOf(container)).toContain('320 km');
    expect(resultOf(container)).toContain('92 km/h');
    expect(container.textContent).toContain('Town');
  });

  it('keeps the range between 187 and 493 km in a new block [B-9-28]', async () => {
    const { minimal_range, maximal_range } = createBlock(rangeCalculator).fields;
    const { container } = await show({
      fields: { minimal_range, maximal_range },
      file: { ...rangeFile, values: { city: { 20: { '-10': 10, 25: 900, 40: 300 } } } },
    });
    expect(resultOf(container)).toContain('493 km');
    await slide(container, 0);
    expect(resultOf(container)).toContain('187 km');
  });

  it('shows 27, 92 and 47 km/h for the three profiles of a new block [B-9-29]', async () => {
    const { driving_profiles } = createBlock(rangeCalculator).fields;
    const { container } = await show({ fields: { driving_profiles } });
    const speeds = [];
    for (const profile of ['city', 'motorway', 'combined']) {
      await pick(container, 'profile', profile);
      speeds.push(/(\d+) km\/h/.exec(resultOf(container) ?? '')?.[1]);
    }
    expect(speeds).toEqual(['27', '92', '47']);
  });

  it('changes the range with the wheels [B-3-289]', async () => {
    const { container } = await show();
    await pick(container, 'wheel', '22');
    expect(resultOf(container)).toContain('360 km');
    expect(container.textContent).toContain('20-inch wheels');
    expect(container.textContent).toContain('22 inch');
  });

  it('changes the range with the temperature, from cold to warm [B-3-290]', async () => {
    const { container } = await show();
    await slide(container, 0);
    expect(resultOf(container)).toContain('240 km');
    const slider = container.querySelector('input[type="range"]');
    expect(slider?.getAttribute('aria-valuetext')).toBe('Frost');
    await slide(container, 2);
    expect(resultOf(container)).toContain('350 km');
  });

  it('reads the file that staff named, and nothing where the name is blank [B-7-13]', async () => {
    const { call } = await load();
    expect(call).toHaveBeenCalledWith(
      getDataFile,
      { params: { name: 'range-test.json' } },
      expect.anything(),
    );
    const blank = await load({ fields: { data_url: ' ' } });
    expect(blank.call).not.toHaveBeenCalled();
  });

  it('shows the result of a form that was sent without a script', async () => {
    const { html } = await show({
      search: '?calculator=range-1&profile=motorway&wheel=20&temperature=-10',
    });
    document.body.innerHTML = html;
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/en/range#range-range-1');
    expect(form?.method).toBe('get');
    expect(resultOf(document.body)).toContain('220 km');
    const names = [...(form?.elements ?? [])].map((one) => one.getAttribute('name'));
    expect(names).toEqual(
      expect.arrayContaining(['calculator', 'profile', 'wheel', 'temperature']),
    );
    const other = await show({ search: '?calculator=another&profile=motorway' });
    expect(resultOf(other.container)).toContain('390 km');
  });

  it('reports that a selection has no value', async () => {
    const { container } = await show();
    await pick(container, 'profile', 'motorway');
    await pick(container, 'wheel', '22');
    await slide(container, 0);
    expect(resultOf(container)).toContain('There is no value');
  });

  it.each([
    ['no ranges', { values: {} }],
    ['a list', []],
    ['a profile of prototype keys', { values: { __proto__: { 20: { 25: 300 } } } }],
    ['ranges of other profiles', { profiles: ['x'], values: { city: { 20: { 25: 300 } } } }],
  ])('shows its error with a retry for a file of %s', async (_, file) => {
    const { container } = await show({ file });
    expect(container.querySelector('[data-failed]')).not.toBeNull();
    expect(container.querySelector('[data-failed] :is(a, button)')).not.toBeNull();
  });

  it.each(['../settings', 'https://example.com/a.json', 'A.json', 'a.json?x'])(
    'makes no call for %s, which is no name of a file',
    async (data_url) => {
      const { call, states } = await load({ fields: { data_url } });
      expect(call).not.toHaveBeenCalled();
      expect(states['range-1']?.state).toBe('failed');
    },
  );
});
