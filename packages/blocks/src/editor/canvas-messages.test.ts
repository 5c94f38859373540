import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCanvasMessage, readEditorMessage, toCanvas, toEditor } from './canvas-messages.js';
import { changed } from './use-canvas.js';

const block = (id: string, title = '') => ({
  id,
  template: 'snippet',
  fields: { title },
  groups: [],
});

describe('messages between editor and canvas', () => {
  it('are read as they were sent', () => {
    const render = toCanvas({ kind: 'render', blocks: [block('a')], states: {} });
    expect(readEditorMessage(structuredClone(render))).toEqual(render);
    const rects = toEditor({
      kind: 'rects',
      rects: [{ block: 'a', x: 0, y: -3.5, width: 10, height: 4 }],
      scroll: 12,
      height: 900,
    });
    expect(readCanvasMessage(structuredClone(rects))).toEqual(rects);
  });

  it('keep what blocks carry for staff', () => {
    const staff = { ...block('a'), notice: 'out_of_schedule' as const, still: true as const };
    const message = toCanvas({ kind: 'render', blocks: [staff] });
    expect(readEditorMessage(message)).toMatchObject({ blocks: [staff] });
  });

  it.each([
    ['another version', { ...toCanvas({ kind: 'select', block: 'a' }), version: 2 }],
    ['another source', { ...toCanvas({ kind: 'select', block: 'a' }), source: 'extension' }],
    ['another kind', { ...toCanvas({ kind: 'select', block: 'a' }), kind: 'run' }],
    ['the canvas’s own', toEditor({ kind: 'ready' })],
    ['a part missing', { source: 'mawkib-editor', version: 1, kind: 'scroll_to' }],
  ])('are ignored with %s', (_title, message) => {
    expect(readEditorMessage(message)).toBeNull();
  });

  it('can be anything without harm', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(readEditorMessage(anything)).toBeNull();
        expect(readCanvasMessage(anything)).toBeNull();
      }),
    );
  });
});

describe('the canvas’s content', () => {
  const before = { blocks: [block('a'), block('b')], states: {} };
  const update = (blocks: ReturnType<typeof block>[], order?: string[]) =>
    changed(before, { source: 'mawkib-editor', version: 1, kind: 'update', blocks, order });

  it('changes only what was sent', () => {
    const after = update([block('b', 'new')]);
    expect(after.blocks[0]).toBe(before.blocks[0]);
    expect(after.blocks[1]?.fields.title).toBe('new');
  });

  it('follows the order, with new blocks in and removed ones out', () => {
    const after = update([block('c')], ['c', 'b', 'gone']);
    expect(after.blocks.map(({ id }) => id)).toEqual(['c', 'b']);
  });
});
