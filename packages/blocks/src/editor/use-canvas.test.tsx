// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicBlock } from '../model/definition/public-values.js';
import { draw } from '../renderer/page.fixture.js';
import { type CanvasMessage, type EditorMessageBody, toCanvas } from './canvas-messages.js';
import { useCanvas } from './use-canvas.js';

const block = (id: string, title: string): PublicBlock => ({
  id,
  template: 'snippet',
  fields: { title },
  groups: [],
});
const given = [block('a', 'First'), block('b', 'Second')];
const told: CanvasMessage[] = [];
const parent = { postMessage: (message: CanvasMessage) => told.push(message) };
const kinds = () => told.map(({ kind }) => kind);

function Canvas() {
  const { blocks } = useCanvas({ blocks: given });
  return blocks.map(({ id, fields }) => (
    <section key={id} data-block="snippet" data-block-id={id}>
      {String(fields.title)} <a href="/elsewhere">Browse vehicles</a>{' '}
      <button type="button">play</button>
    </section>
  ));
}

const say = (body: EditorMessageBody, from: unknown = parent, origin = location.origin) =>
  act(async () => {
    const event = new MessageEvent('message', { data: toCanvas(body), origin });
    Object.defineProperty(event, 'source', { value: from });
    window.dispatchEvent(event);
  });
const find = (id: string) => document.querySelector(`[data-block-id="${id}"]`) as HTMLElement;
const press = (code: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...init }),
  );

beforeEach(async () => {
  told.length = 0;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as never);
});
afterEach(() => vi.restoreAllMocks());

describe('the canvas', () => {
  it('reports that it is ready and shows what the editor sends', async () => {
    const { container, unmount } = await draw(<Canvas />);
    expect(kinds()).toContain('ready');
    await say({ kind: 'update', blocks: [block('b', 'Changed')] });
    expect(container.textContent).toContain('First');
    expect(container.textContent).toContain('Changed');
    await say({ kind: 'render', blocks: [block('c', 'Other')] });
    expect(container.textContent).not.toContain('First');
    await unmount();
  });

  it('listens to its own editor only', async () => {
    const { container, unmount } = await draw(<Canvas />);
    await say({ kind: 'render', blocks: [] }, window);
    await say({ kind: 'render', blocks: [] }, parent, 'https://example.com');
    expect(container.textContent).toContain('First');
    await unmount();
  });

  it('takes clicks: a block is selected, no link is followed', async () => {
    const { unmount } = await draw(<Canvas />);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => find('b').querySelector('a')?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'selected', block: 'b' }));
    expect(find('b').hasAttribute('data-canvas-selected')).toBe(true);
    expect(find('a').hasAttribute('data-canvas-selected')).toBe(false);
    await unmount();
  });

  it('lets controls of the selected block work', async () => {
    const { unmount } = await draw(<Canvas />);
    await say({ kind: 'select', block: 'a' });
    const click = (id: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      find(id).querySelector('button')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click('a')).toBe(false);
    expect(click('b')).toBe(true);
    await unmount();
  });

  it('keeps the frame on the selected block when its content changes', async () => {
    const { unmount } = await draw(<Canvas />);
    await say({ kind: 'select', block: 'b' });
    await say({ kind: 'render', blocks: [block('z', 'New'), block('b', 'Again')] });
    expect(find('b').hasAttribute('data-canvas-selected')).toBe(true);
    await unmount();
  });

  it('is worked by keys, on an Arabic keyboard too', async () => {
    const { unmount } = await draw(<Canvas />);
    press('ArrowDown');
    press('ArrowDown');
    press('KeyZ', { ctrlKey: true, key: 'ئ' });
    press('KeyZ', { ctrlKey: true, shiftKey: true });
    press('ArrowUp', { altKey: true });
    press('Delete');
    press('Escape');
    const said = told.filter(({ kind }) => kind === 'selected' || kind === 'shortcut');
    expect(
      said.map((one) => (one.kind === 'shortcut' ? one.shortcut : 'block' in one && one.block)),
    ).toEqual(['a', 'b', 'undo', 'redo', 'move_up', 'delete', null]);
    await unmount();
  });

  it('states which block is under the hand, once', async () => {
    const { unmount } = await draw(<Canvas />);
    const over = (id: string) =>
      find(id).dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    over('a');
    over('a');
    over('b');
    const hovered = told.flatMap((one) => (one.kind === 'hovered' ? [one.block] : []));
    expect(hovered).toEqual(['a', 'b']);
    await unmount();
  });

  it('tells where the blocks are', async () => {
    const { unmount } = await draw(<Canvas />);
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    const rects = told.find((one) => one.kind === 'rects');
    expect(rects?.kind === 'rects' && rects.rects.map(({ block }) => block)).toEqual(['a', 'b']);
    await unmount();
  });

  it('is a page like any other outside the editor', async () => {
    vi.restoreAllMocks();
    const { container, unmount } = await draw(<Canvas />);
    expect(container.textContent).toContain('First');
    expect(told).toEqual([]);
    await unmount();
  });
});
