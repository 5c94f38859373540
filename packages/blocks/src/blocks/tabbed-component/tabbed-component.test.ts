// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { tabbedComponent } from './tabbed-component.definition.js';
import { fixtures } from './tabbed-component.fixture.js';

const panels = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
const panelAt = async (at: number) => panels((await show(fixtures[0])).root)[at] as HTMLElement;
const failures = (panel: Element) => panel.querySelectorAll('[role="alert"]').length;

describe('tabbed component', () => {
  it('shows a slide of the hero, a car to turn and a cabin to look around in [B-3-249] [B-3-408]', async () => {
    const options = tabbedComponent.group_fields.component_type.attrs.options;
    expect(options?.map(({ value }) => value)).toEqual([
      'hero_slider',
      'exterior_360',
      'interior_360',
    ]);
    const { root } = await show(fixtures[0]);
    const [hero, outside, inside, ...rest] = panels(root);
    expect(rest).toEqual([]);
    expect(hero?.querySelector('picture img')?.getAttribute('alt')).toBe('A coupé');
    expect(hero?.querySelector('input')).toBeNull();
    expect(outside?.querySelector('input')?.getAttribute('aria-label')).toBe('Turn the car');
    expect(inside?.querySelector('input')?.getAttribute('aria-label')).toBe(
      'Look around the cabin',
    );
    expect(inside?.querySelector('canvas')).not.toBeNull();
  });

  it('asks for the pictures around a car only when a visitor turns it', async () => {
    const outside = await panelAt(1);
    const pictures = () => [...outside.querySelectorAll('img')];
    expect(pictures()).toHaveLength(1);
    fireEvent.focus(outside.querySelector('input') as HTMLElement);
    expect(pictures()).toHaveLength(9);
    while (pictures().length < 36) for (const picture of pictures()) fireEvent.load(picture);
    for (const picture of pictures()) fireEvent.load(picture);
    fireEvent.change(outside.querySelector('input') as HTMLElement, { target: { value: '9' } });
    const shown = pictures().filter((picture) => picture.hasAttribute('data-shown'));
    expect(shown.map((picture) => picture.getAttribute('src'))).toEqual([
      expect.stringContaining('-10/'),
    ]);
  });

  it('reports that a preset’s pictures did not come, and tries again', async () => {
    for (const at of [1, 2]) {
      const panel = await panelAt(at);
      fireEvent.error(panel.querySelector('img') as HTMLElement);
      // Without its first frame a car shows another one; four missing ones are a failure.
      for (const picture of [...panel.querySelectorAll('img')].slice(1, 4)) {
        fireEvent.error(picture);
      }
      expect(failures(panel)).toBe(1);
      await act(async () => panel.querySelector('button')?.click());
      expect(failures(panel)).toBe(0);
      expect(panel.querySelectorAll('img').length).toBeGreaterThan(0);
    }
  });
});
