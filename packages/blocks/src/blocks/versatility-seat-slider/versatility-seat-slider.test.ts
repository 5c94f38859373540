// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBlock } from '../../model/create-block.js';
import { show } from '../block.fixture.js';
import { versatilitySeatSlider } from './versatility-seat-slider.definition.js';
import { fixtures } from './versatility-seat-slider.fixture.js';

const slider = (root: Element) => root.querySelector('input') as HTMLInputElement;
const shown = (root: Element) =>
  [...root.querySelectorAll('figure')]
    .filter((frame) => !frame.hasAttribute('data-away'))
    .map((frame) => [frame.querySelector('img')?.alt, frame.querySelector('bdi')?.textContent]);

describe('versatility seat slider', () => {
  it('steps through four frames, and the counter states where one is [B-3-266] [B-3-404]', async () => {
    const { root } = await show(fixtures[0]);
    const seen = ['0', '1', '2', '3'].map((value) => {
      fireEvent.change(slider(root), { target: { value } });
      return shown(root);
    });
    expect(slider(root).max).toBe('3');
    expect(seen).toEqual([1, 2, 3, 4].map((at) => [[`Arrangement ${at}`, `${at}/4`]]));
    expect(slider(root).getAttribute('aria-valuetext')).toBe('Arrangement 4, 4/4');
    expect(createBlock(versatilitySeatSlider).fields.counter).toEqual({
      ar: '{current}/{total}',
      en: '{current}/{total}',
    });
  });

  it('counts in the words of its counter', async () => {
    const counter = { en: 'Seat {current} of {total}' };
    const { root } = await show(fixtures[0], { fields: { counter } });
    expect(shown(root)[0]?.[1]).toBe('Seat 1 of 4');
  });

  it('counts only frames that are there, and needs no slider for one', async () => {
    const { root } = await show(fixtures[0], { fields: { frame_2: undefined, frame_3: null } });
    fireEvent.change(slider(root), { target: { value: '1' } });
    expect(shown(root)).toEqual([['Arrangement 4', '2/2']]);
    const one = { frame_2: undefined, frame_3: undefined, frame_4: undefined };
    expect(slider((await show(fixtures[0], { fields: one })).root)).toBeNull();
  });
});
