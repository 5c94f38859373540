// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './interior-360.fixture.js';

/** Calls of WebGL. */
let calls: string[] = [];
let sizes: unknown[] = [];
let maxTexture = 8192;
let requested: string[] = [];

const gl = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_target, name: string) => {
      if (name === 'MAX_TEXTURE_SIZE') return name;
      if (/^[A-Z_\d]+$/.test(name)) return 1;
      return (...args: unknown[]) => {
        calls.push(name);
        if (name === 'texImage2D') sizes.push((args.at(-1) as HTMLImageElement).src);
        if (name === 'getExtension') return { loseContext: () => calls.push('loseContext') };
        return name === 'getParameter' ? maxTexture : {};
      };
    },
  },
);

beforeEach(() => {
  calls = [];
  sizes = [];
  requested = [];
  maxTexture = 8192;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(gl as never);
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      #src = '';
      get src() {
        return this.#src;
      }
      set src(value: string) {
        this.#src = value;
        requested.push(value);
        queueMicrotask(() => this.onload?.());
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const flat = (root: Element) => root.querySelector('span > img') as HTMLImageElement;
const slider = (root: Element) => root.querySelector('input') as HTMLInputElement;
const canvas = (root: Element) => root.querySelector('canvas') as HTMLCanvasElement;
const isDrawn = (root: Element) => canvas(root).hasAttribute('data-drawn');
const load = (root: Element) => act(async () => void fireEvent.load(flat(root)));
const begin = (root: Element) => act(async () => fireEvent.focus(slider(root)));

describe('interior 360', () => {
  it('loads the panorama of its preset, to be dragged and turned [B-3-248]', async () => {
    const { root } = await show(fixtures[0]);
    expect(flat(root).src).toMatch(/\/interior\/ipace_my22\/2048x0\.webp$/);
    await load(root);
    expect(isDrawn(root)).toBe(true);
    const stage = root.querySelector('[class*="stage"]') as HTMLElement;
    stage.setPointerCapture = () => undefined;
    stage.getBoundingClientRect = () => ({ width: 600, height: 300 }) as DOMRect;
    fireEvent.pointerDown(stage, { button: 0, clientX: 300, clientY: 100 });
    fireEvent.pointerMove(stage, { clientX: 0, clientY: 100 });
    expect(slider(root).getAttribute('aria-valuetext')).toBe('225°');
  });

  it('loads the sharp picture after the first one, if the device can show it', async () => {
    const { root } = await show(fixtures[0]);
    await load(root);
    expect(requested).toEqual([]);
    await begin(root);
    expect(requested).toEqual([expect.stringContaining('/4096x0.webp')]);
    expect(sizes).toEqual([expect.stringContaining('2048x0'), expect.stringContaining('4096x0')]);
    maxTexture = 2048;
    const small = await show(fixtures[0]);
    await load(small.root);
    await begin(small.root);
    expect(requested).toHaveLength(1);
  });

  it('turns up and down by keys, to a limit', async () => {
    const { root } = await show(fixtures[0]);
    const press = (key: string) => fireEvent.keyDown(slider(root), { key });
    press('ArrowUp');
    expect(slider(root).getAttribute('aria-valuetext')).toBe('180°, 6° up');
    for (let times = 0; times < 30; times += 1) press('ArrowDown');
    expect(slider(root).getAttribute('aria-valuetext')).toBe('180°, 34° down');
    // The native step is prevented.
    expect(press('ArrowUp')).toBe(false);
    expect(press('ArrowLeft')).toBe(true);
  });

  it('shows the flat picture while the WebGL context is lost, and draws again', async () => {
    const { root } = await show(fixtures[0]);
    await load(root);
    const lost = new Event('webglcontextlost', { cancelable: true });
    await act(async () => canvas(root).dispatchEvent(lost));
    expect([lost.defaultPrevented, isDrawn(root)]).toEqual([true, false]);
    await act(async () => canvas(root).dispatchEvent(new Event('webglcontextrestored')));
    expect([isDrawn(root), sizes.length]).toEqual([true, 2]);
  });

  it('frees the memory of the graphics card when it leaves the page', async () => {
    const { root, unmount } = await show(fixtures[0]);
    await load(root);
    await unmount();
    for (const freed of ['deleteTexture', 'deleteBuffer', 'deleteProgram', 'loseContext']) {
      expect(calls).toContain(freed);
    }
  });

  it('shows its own error if the picture does not come, and tries again [B-3-389]', async () => {
    const { root } = await show(fixtures[0]);
    fireEvent.error(flat(root));
    expect(root.querySelector('[role="alert"]')?.textContent).toBe(
      'The panorama did not load.Once more',
    );
    await act(async () => root.querySelector('button')?.click());
    expect([root.querySelector('[role="alert"]'), flat(root) === null]).toEqual([null, false]);
  });
});
