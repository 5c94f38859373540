// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBlock } from '../../model/index.js';
import { mediaThat, show } from '../block.fixture.js';
import { compareImages } from './compare-images.definition.js';
import { fixtures } from './compare-images.fixture.js';
import { sweep, sweepTime } from './sweep.js';

const range = (root: Element) => root.querySelector('input') as HTMLInputElement;
const at = (root: Element) =>
  root.querySelector<HTMLElement>('[class*="stage"]')?.style.getPropertyValue('--at');
const buttons = (root: Element) => [...root.querySelectorAll<HTMLElement>('button')];

afterEach(() => vi.unstubAllGlobals());

const withStart = async (start_position: unknown) =>
  (await show(fixtures[0], { fields: { start_position, has_autostart: false } })).root;

describe('compare images', () => {
  it('starts with its handle at start_position [B-3-282]', async () => {
    const root = await withStart(30);
    expect([at(root), range(root).value]).toEqual(['30', '30']);
    expect(range(root).getAttribute('aria-valuetext')).toBe('Day: 30%');
    // Text in Arabic digits is no number: the default.
    expect(at(await withStart('٣٠'))).toBe('50');
  });

  it('has its handle in the middle in a new block [B-9-27]', async () => {
    const { start_position } = createBlock(compareImages).fields;
    expect(start_position).toBe(50);
    expect(at(await withStart(start_position))).toBe('50');
  });

  it('keeps the start within the picture, shows both with labels, and moves by keys [B-3-401]', async () => {
    expect([at(await withStart(120)), at(await withStart(-7))]).toEqual(['100', '0']);
    const { root } = await show(fixtures[0], { fields: { has_autostart: false } });
    expect([...root.querySelectorAll('figure')].map((one) => one.textContent)).toEqual([
      'Evening',
      'Day',
    ]);
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'A pavilion at night',
      'A pavilion by day',
    ]);
    // Arrows and pointer are the native range's.
    expect([range(root).type, range(root).min, range(root).max]).toEqual(['range', '0', '100']);
    fireEvent.change(range(root), { target: { value: '31' } });
    expect(at(root)).toBe('31');
  });

  it('sweeps once when it is seen, unless less motion is asked for [B-3-283]', async () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    const frames: ((now: number) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(see: (typeof seen)[number]) {
          seen.push(see);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    vi.stubGlobal(
      'matchMedia',
      mediaThat(() => false),
    );
    const { root } = await show(fixtures[0]);
    await act(async () => seen.splice(0)[0]?.([{ isIntersecting: true }]));
    const run = (now: number) =>
      act(async () => {
        for (const frame of frames.splice(0)) frame(now);
      });
    await run(0);
    await run(sweepTime / 3);
    expect(at(root)).toBe('90');
    // A press stops it where it is.
    await act(async () => void fireEvent.pointerDown(range(root)));
    expect(frames).toEqual([]);
    await run(sweepTime / 2);
    expect(at(root)).toBe('90');

    seen.length = 0;
    vi.stubGlobal(
      'matchMedia',
      mediaThat((query) => query.includes('reduce')),
    );
    await show(fixtures[0]);
    expect(seen).toEqual([]);
    expect([sweep(30, 0), Math.round(sweep(30, 1)), Math.round(sweep(30, 2 / 3))]).toEqual([
      30, 30, 10,
    ]);
  });

  it('has both labels and half as buttons in a sidebar, or none [B-3-284]', async () => {
    const { root } = await show(fixtures[0], { fields: { has_autostart: false } });
    expect(buttons(root).map((one) => one.textContent)).toEqual(['Day', 'Half', 'Evening']);
    const after = buttons(root).map((button) => {
      fireEvent.click(button);
      return [at(root), button.getAttribute('aria-pressed')];
    });
    expect(after).toEqual([
      ['100', 'true'],
      ['50', 'true'],
      ['0', 'true'],
    ]);
    expect(buttons((await show(fixtures[1])).root)).toEqual([]);
  });

  it('is the one picture if the other is missing', async () => {
    const { root } = await show(fixtures[0], { fields: { image_after: { id: '', alt: {} } } });
    expect([root.querySelectorAll('img').length, range(root)]).toEqual([1, null]);
  });
});
