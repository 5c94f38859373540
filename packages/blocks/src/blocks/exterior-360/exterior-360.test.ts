// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaThat, show } from '../block.fixture.js';
import { fixtures } from './exterior-360.fixture.js';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let observed: Seen[] = [];
let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  observed = [];
  frames = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        observed.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal(
    'matchMedia',
    mediaThat(() => false),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const exterior = (fields?: Record<string, unknown>) => show(fixtures[0], { fields });
const pictures = (root: Element) =>
  [...root.querySelectorAll<HTMLImageElement>('img')].filter((one) => !one.closest('picture'));
const slider = (root: Element) => root.querySelector('input') as HTMLInputElement;
const buttons = (root: Element) =>
  [...root.querySelectorAll<HTMLButtonElement>('fieldset button')].map((one) => one.textContent);
const button = (root: Element, name: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement;
const load = (root: Element) => {
  for (const picture of pictures(root)) fireEvent.load(picture);
};
/** Loads all, in as many steps as they are asked for. */
const loadAll = (root: Element) => {
  for (let part = 0; part < 4; part += 1) load(root);
};
const see = (isIntersecting = true) =>
  act(async () => {
    for (const seen of observed.splice(0)) seen([{ isIntersecting }]);
  });
/** Runs the motion up to this time. */
const run = (now: number) =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(now);
  });

describe('exterior 360', () => {
  it('has its title, the sides and pause in a sidebar, or no sidebar [B-3-246]', async () => {
    const { root } = await exterior();
    expect(root.querySelector('h2')?.textContent).toBe('From every side');
    expect(buttons(root)).toEqual(['Front', 'Three-quarter', 'Side', 'Rear', 'Full turn']);
    fireEvent.click(button(root, 'Rear'));
    expect(slider(root).getAttribute('aria-valuetext')).toBe('180°');
    expect(
      button(root, 'Rear').ariaPressed ?? button(root, 'Rear').getAttribute('aria-pressed'),
    ).toBe('true');
    const plain = await exterior({ has_sidebar: false });
    expect([buttons(plain.root), plain.root.querySelectorAll('h2').length]).toEqual([[], 1]);
  });

  it('turns once in eight seconds when first seen, and stops at a key [B-3-247]', async () => {
    const { root } = await exterior();
    expect(pictures(root)).toHaveLength(1);
    await see();
    expect(pictures(root)).toHaveLength(9);
    expect(frames).toEqual([]);
    loadAll(root);
    expect(pictures(root)).toHaveLength(36);
    const at = () => slider(root).getAttribute('aria-valuetext');
    await run(1000);
    expect(at()).toBe('40°');
    await run(3000);
    expect([at(), buttons(root).at(-1)]).toEqual(['130°', 'Pause']);
    await run(9000);
    expect([at(), buttons(root).at(-1), frames.length]).toEqual(['40°', 'Full turn', 0]);
    // A press starts it again; a key anywhere stops it.
    fireEvent.click(button(root, 'Full turn'));
    await run(10000);
    await run(12000);
    expect(at()).toBe('130°');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(buttons(root).at(-1)).toBe('Full turn');
  });

  it('stops at a touch and when it is out of view', async () => {
    const { root } = await exterior();
    await see();
    fireEvent.pointerDown(root.querySelector('[class*="stage"]') as Element, { button: 1 });
    expect(buttons(root).at(-1)).toBe('Full turn');
    fireEvent.click(button(root, 'Full turn'));
    expect(buttons(root).at(-1)).toBe('Pause');
    await see(false);
    expect(buttons(root).at(-1)).toBe('Full turn');
  });

  it('never starts by itself with less motion or a data saver, or if that is off', async () => {
    vi.stubGlobal(
      'matchMedia',
      mediaThat((query) => query.includes('reduce')),
    );
    await exterior();
    expect(observed).toEqual([]);
    vi.stubGlobal(
      'matchMedia',
      mediaThat(() => false),
    );
    await exterior({ has_autostart: false });
    expect(observed).toEqual([]);
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    const { root } = await exterior();
    expect(observed).toEqual([]);
    fireEvent.focus(slider(root));
    loadAll(root);
    expect(pictures(root)).toHaveLength(18);
  });

  it('skips three missing frames; more are its own error, and it keeps the turn [B-3-389]', async () => {
    const { root } = await exterior();
    fireEvent.focus(slider(root));
    fireEvent.change(slider(root), { target: { value: '27' } });
    const failed = () => root.querySelector('[role="alert"]');
    for (const picture of pictures(root).slice(1, 4)) fireEvent.error(picture);
    expect(failed()).toBeNull();
    fireEvent.error(pictures(root)[4] as Element);
    expect(failed()?.textContent).toBe('The pictures did not load.Once more');
    await act(async () => button(root, 'Once more').click());
    expect([failed(), slider(root).value]).toEqual([null, '27']);
    expect(document.activeElement).toBe(slider(root));
  });

  it('shows its error for a preset without pictures, before anybody turns it [B-3-389]', async () => {
    const { root } = await exterior({ has_autostart: false });
    fireEvent.error(pictures(root)[0] as Element);
    for (const picture of pictures(root).slice(1, 4)) fireEvent.error(picture);
    expect(root.querySelector('[role="alert"]')).not.toBeNull();
  });

  it('follows the pointer in both text directions', async () => {
    for (const locale of ['ar', 'en'] as const) {
      const { root } = await show(fixtures[0], { locale, fields: { has_autostart: false } });
      const stage = root.querySelector('[class*="stage"]') as HTMLElement;
      stage.setPointerCapture = () => undefined;
      stage.getBoundingClientRect = () => ({ width: 600, height: 300 }) as DOMRect;
      fireEvent.pointerDown(stage, { button: 0, clientX: 300, clientY: 10 });
      fireEvent.pointerMove(stage, { clientX: 400, clientY: 10 });
      expect([locale, slider(root).value]).toEqual([locale, '8']);
    }
  });
});
