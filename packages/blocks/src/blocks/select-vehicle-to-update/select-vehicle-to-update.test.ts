// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { validateTree } from '../../model/index.js';
import { show } from '../block.fixture.js';
import { selectVehicleToUpdate } from './select-vehicle-to-update.definition.js';
import { fixtures } from './select-vehicle-to-update.fixture.js';

const selects = (root: Element) => [...root.querySelectorAll('select')];
const optionsOf = (select: Element | undefined) =>
  [...(select?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent);
const select = (root: Element, at: number, value: string) =>
  act(async () => {
    const one = selects(root)[at] as HTMLSelectElement;
    one.value = value;
    one.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (root: Element, label: string) =>
  act(async () =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  );
const shown = (root: Element) => ({
  text: root.querySelector('[role="status"]')?.textContent,
  updates: [...root.querySelectorAll('[aria-haspopup="dialog"]')].map((one) => one.textContent),
});

describe('the vehicle to update', () => {
  it('is selected in two lists, the second with the years of the first [B-3-150] [B-3-153]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h3')?.textContent).toBe('Updates');
    expect([...root.querySelectorAll('label')].map((one) => one.textContent)).toEqual([
      'Your model',
      'Your year',
    ]);
    const [first, second] = selects(root);
    expect(optionsOf(first)).toEqual(['Which model?', 'Range Rover', 'Defender']);
    expect([optionsOf(second), second?.disabled]).toEqual([['Which year?'], true]);
    await select(root, 0, 'l405');
    expect(optionsOf(selects(root)[1])).toEqual(['Which year?', '2018', '2019']);
    await select(root, 1, '2019');
    await select(root, 0, 'l663');
    expect([optionsOf(selects(root)[1]), selects(root)[1]?.value]).toEqual([
      ['Which year?', '2020'],
      '',
    ]);
    await press(root, 'Show');
    expect(selects(root)[1]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows its updates and a text with amount, model and year [B-3-152] [B-3-154] [B-3-157]', async () => {
    const { root } = await show(fixtures[0]);
    const updatesOf = async (parent: string, child: string) => {
      await select(root, 0, parent);
      await select(root, 1, child);
      await press(root, 'Show');
      return shown(root);
    };
    expect(await updatesOf('l405', '2018')).toEqual({
      text: '1 for Range Rover of 2018',
      updates: ['Details of InControl'],
    });
    expect(await updatesOf('l405', '2019')).toEqual({
      text: '2 for Range Rover of 2019',
      updates: ['Details of InControl', 'Details of Pivi'],
    });
    expect(await updatesOf('l663', '2020')).toEqual({
      text: '0 for Defender of 2020',
      updates: [],
    });
  });

  it('asks for what is missing, and clears the selection [B-3-151]', async () => {
    const { root } = await show(fixtures[0]);
    await select(root, 0, 'l405');
    await press(root, 'Show');
    expect(selects(root).map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(root.textContent).toContain('Choose one from the list.');
    await select(root, 1, '2018');
    await press(root, 'Show');
    await press(root, 'Start over');
    expect(selects(root).map(({ value }) => value)).toEqual(['', '']);
    expect(shown(root)).toEqual({ text: '', updates: [] });
  });

  it('opens a modal with title, description and button of an update [B-3-155]', async () => {
    const { root } = await show(fixtures[0]);
    await select(root, 0, 'l405');
    await select(root, 1, '2018');
    await press(root, 'Show');
    await press(root, 'Details of InControl');
    const dialog = root.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(dialog?.querySelector('h2')?.textContent).toBe('InControl');
    expect(dialog?.querySelector('strong')?.textContent).toBe('description');
    expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('/en/maps');
  });

  it('lists all updates without a script', async () => {
    const { root } = await show(fixtures[0]);
    const all = [...root.querySelectorAll('details')].map((one) => one.textContent);
    expect(all).toHaveLength(3);
    expect(all[0]).toMatch(/Details of InControl.*A description.*Download/);
  });

  it('has no vehicles with a damaged mapper, which staff cannot save', async () => {
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
    for (const mapper of ['{', '[]', '{"dropdowns":{"__proto__":[]}}', deep]) {
      const { root } = await show(fixtures[0], { fields: { mapper } });
      expect(optionsOf(selects(root)[0])).toEqual(['Which model?']);
      const bad = { ...fixtures[0], fields: { mapper } };
      expect(validateTree([bad], () => selectVehicleToUpdate)).toContainEqual(
        expect.objectContaining({ field: 'mapper', rule: 'json' }),
      );
    }
  });
});
