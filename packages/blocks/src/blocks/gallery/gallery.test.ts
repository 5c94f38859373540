// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './gallery.fixture.js';

const pictures = (root: Element) =>
  [...root.querySelectorAll('figure')].map(
    (figure) => figure.querySelector('img')?.alt ?? figure.textContent,
  );
const press = (root: Element, name: string) =>
  act(async () =>
    [...root.querySelectorAll<HTMLElement>('button, a')]
      .find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
      ?.click(),
  );

describe('gallery', () => {
  it('shows every group with a picture or a video, and none without', async () => {
    const { root } = await show(fixtures[0]);
    expect(pictures(root)).toEqual([
      'A picture of hero/coast-coupe-silver',
      'A picture of interior/driver-view',
      'The mountain',
    ]);
  });

  it('leads to each by a small picture that is named', async () => {
    const { root } = await show(fixtures[0]);
    const names = [...root.querySelectorAll('[data-choices] > button')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Slide 1: The coast',
      'Slide 2: A picture of interior/driver-view',
      'Slide 3: The mountain',
    ]);
  });

  it('shows one category at the visitor’s word, and all again', async () => {
    const { root } = await show(fixtures[0]);
    await press(root, 'Outside');
    expect(pictures(root)).toEqual(['A picture of hero/coast-coupe-silver', 'The mountain']);
    await press(root, 'All');
    expect(pictures(root)).toHaveLength(3);
  });

  it('offers no choice of a single category', async () => {
    const groups = fixtures[0]?.groups.filter(({ id }) => id !== 'gallery-1-b');
    const { root } = await show(fixtures[0], { groups });
    expect(root.querySelector('[aria-label="Categories"]')).toBeNull();
  });

  it('plays a video where it stands, by a link that works without a script too', async () => {
    const { root } = await show(fixtures[0]);
    const link = () => root.querySelector<HTMLAnchorElement>('figure a');
    expect(link()?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await press(root, 'Play video: The mountain');
    expect(link()).toBeNull();
  });

  it('ends a video when another slide is turned to', async () => {
    const { root } = await show(fixtures[0]);
    await press(root, 'Slide 3: The mountain');
    await press(root, 'Play video: The mountain');
    await press(root, 'Slide 1: The coast');
    expect(root.querySelector('figure a')).not.toBeNull();
  });
});
