// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { rangeComponent } from './range-component.definition.js';
import { fixtures } from './range-component.fixture.js';

const slider = (root: Element) => root.querySelector('input') as HTMLInputElement;
const stops = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('bdi')].map(
    (value) => value.closest('[class*="stop"]') as HTMLElement,
  );
const shown = (root: Element) => stops(root).filter((stop) => !stop.hasAttribute('data-away'));
const move = (root: Element, value: string) =>
  fireEvent.change(slider(root), { target: { value } });

describe('range component', () => {
  it('is a slider that changes value, picture and text [B-3-286] [B-3-410]', async () => {
    const { root } = await show(fixtures[0]);
    const seen = () =>
      shown(root).map((stop) => [stop.textContent, stop.querySelector('img')?.alt]);
    expect(seen()).toEqual([['City1,493First text.', 'City at night']]);
    move(root, '1');
    expect(seen()).toEqual([['Coast430Second text.', 'A coast']]);
    expect(slider(root).getAttribute('aria-valuetext')).toBe('Coast: 430');
    move(root, '2');
    expect(seen()).toEqual([['0', undefined]]);
    expect(rangeComponent.data).toBeUndefined();
  });

  it('has a place for each stop, and needs no slider for one', async () => {
    const { root } = await show(fixtures[0]);
    expect([slider(root).min, slider(root).max, stops(root).length]).toEqual(['0', '2', 3]);
    const one = await show(fixtures[0], { groups: fixtures[0]?.groups.slice(0, 1) });
    expect([slider(one.root), shown(one.root).length]).toEqual([null, 1]);
  });

  it('keeps every stop in the page for those without a script', async () => {
    expect((await show(fixtures[0])).root.textContent).toContain('Second text.');
  });

  it('says its text in the size of font_size', async () => {
    const size = async (font_size: string) =>
      [...(await show(fixtures[0], { fields: { font_size } })).root.querySelectorAll('div')].find(
        (one) => one.textContent === 'Intro.' && one.dataset.size,
      )?.dataset.size;
    expect([await size('big'), await size('small-size')]).toEqual(['l', 'm']);
  });
});
