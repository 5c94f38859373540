// @vitest-environment happy-dom
import { getDataFile } from '@mawkib/api-clients/contracts/content';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { loadBlockData } from '../../definitions/load-block-data.js';
import { createBlock } from '../../model/create-block.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { racingResults } from './racing-results.definition.js';
import { fixtures, racingFile } from './racing-results.fixture.js';

/** The block with the data of a file, as the site loads it. */
async function show(file: unknown = racingFile, fields: StoredBlock['fields'] = {}) {
  await components.preloadWhole(['racing-results']);
  const stored = { ...(fixtures[0] as StoredBlock) };
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }]);
  const call = vi.fn(async () => ({ data: file }));
  const states = await loadBlockData(blocks, {
    definitionOf: () => racingResults,
    call: call as never,
    search: new URLSearchParams(),
    locale: 'en',
    path: '/',
  });
  const { container } = await draw(<Blocks blocks={blocks} states={states} />);
  return { container, call };
}

const namesOf = (call: { mock: { calls: unknown[][] } }) =>
  call.mock.calls.map(([operation, input]) => [
    operation === getDataFile,
    (input as { params: { name: string } }).params.name,
  ]);

describe('racing results', () => {
  it('reads one of exactly five files, which staff choose [B-3-291] [B-7-14]', async () => {
    const { options = [] } = racingResults.fields.url.attrs;
    expect(options).toHaveLength(5);
    for (const { value } of options) {
      const { call } = await show(racingFile, { url: value });
      expect(namesOf(call)).toEqual([[true, value]]);
    }
  });

  it('has a file for en, ar, fr, de and es, ar by default [B-3-302]', async () => {
    const { options = [] } = racingResults.fields.url.attrs;
    expect(options.map(({ value }) => value)).toEqual(
      ['en', 'ar', 'fr', 'de', 'es'].map((language) => `racing-results-${language}.json`),
    );
    const { call } = await show(racingFile, createBlock(racingResults).fields);
    expect(namesOf(call)).toEqual([[true, 'racing-results-ar.json']]);
  });

  it('shows a tab for each round and a table with a caption, in order of position', async () => {
    const { container } = await show();
    const tabs = [...container.querySelectorAll('[role="tab"]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Doha', 'Abu Dhabi', 'Riyadh']);
    const table = container.querySelector('table');
    expect(table?.querySelector('caption')?.textContent).toMatch(/^Results of .*Doha/);
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['1', 'Omar Nasser', 'Falcon Racing', '45:12.308', '25'],
      ['2', 'Léa Martin', 'Équipe Nord', '+4.211', '18'],
      ['–Did not finish', 'Ben Ash', 'Harbour', '', ''],
    ]);
    await act(async () => (tabs[1] as HTMLElement).click());
    const shown = container.querySelector('[role="tabpanel"]:not([data-away])');
    expect(shown?.textContent).toContain('46:02.119');
    expect(container.textContent).toContain('No results for this round yet.');
  });

  it('reports that there are no results yet', async () => {
    const { container } = await show([]);
    expect(container.textContent).toContain('No results yet.');
  });

  it.each([
    ['an object', { rounds: [] }],
    ['entries that are no rounds', [null, 7, { name: ' ' }, { name: 'A', results: 'x' }]],
  ])('shows its own error texts with a retry for a file of %s', async (_, file) => {
    const { container } = await show(file);
    const failed = container.querySelector('[data-failed]');
    expect(failed?.textContent).toMatch(/No results right now\..*Once more/);
    expect(failed?.querySelector('button, a')).not.toBeNull();
  });

  it('keeps what can be read of a damaged file, and runs nothing of it', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { container } = await show([
      { name: markup, results: [null, { driver: markup, points: -3, position: 1e9 }, 5] },
      { __proto__: null, name: 'A' },
    ]);
    expect(container.querySelectorAll('[role="tab"]')).toHaveLength(1);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
  });
});
