// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { parallaxImage } from './parallax-image.definition.js';
import { fixtures } from './parallax-image.fixture.js';

const scenes = (root: Element) =>
  [...root.querySelectorAll('[data-surface="black"]')].map((scene) => [
    scene.querySelector('img')?.alt,
    scene.querySelector('h3')?.textContent,
  ]);

describe('parallax image', () => {
  it('shows a scene of every group that holds something, whichever part', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h2')?.textContent).toBe('A journey');
    expect(scenes(root)).toEqual([
      ['Picture 1', 'Scene 1'],
      ['Picture 2', 'Scene 2'],
      [undefined, 'Words'],
      ['A city', undefined],
    ]);
  });

  it('shows at most 40 groups', async () => {
    expect(parallaxImage.max_field_groups).toBe(40);
    const groups = Array.from({ length: 41 }, (_, at) => ({
      id: `scene-${at}`,
      fields: { title: { ar: `${at}`, en: `${at}` } },
    }));
    const { root } = await show(fixtures[0], { groups });
    expect(scenes(root)).toHaveLength(40);
  });

  it('asks for squares on a phone, which its field lists', async () => {
    const { root } = await show(fixtures[0]);
    const requested = [...root.querySelectorAll('source, img')].flatMap((source) =>
      [...(source.getAttribute('srcset') ?? '').matchAll(/(\d+x\d+)\./g)].map(([, size]) => size),
    );
    const listed = parallaxImage.group_fields.image.attrs.sizes?.map(
      ({ width, height }) => `${width}x${height}`,
    );
    expect(requested).toContain('360x360');
    for (const size of requested) expect(listed).toContain(size);
  });

  it('has the headings of its scenes below its own, and in its place without one', async () => {
    const { root } = await show(fixtures[0], { fields: { title: {} } });
    expect(root.querySelectorAll('h3')).toHaveLength(0);
    expect(root.querySelectorAll('h2')).toHaveLength(3);
  });
});
