// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './hotspots-container.fixture.js';
import { onPicture, spreadPoints } from './spread-points.js';

const markers = (root: Element) => [...root.querySelectorAll<HTMLElement>('ol button')];
const places = (root: Element) =>
  markers(root).map((marker) => [
    marker.style.getPropertyValue('--x'),
    marker.style.getPropertyValue('--y'),
  ]);

describe('hotspots container', () => {
  it('has a numbered point for each content, in the order of their places [B-3-281]', async () => {
    const { root } = await show(fixtures[0]);
    expect(markers(root).map((one) => [one.textContent, one.getAttribute('aria-label')])).toEqual([
      ['1', 'Point 1'],
      ['2', '2: Lamp'],
      ['3', '3: Wheel'],
      ['4', '4: Brake'],
    ]);
    const opened = markers(root).map(
      (marker) => root.querySelector(`#${marker.getAttribute('popovertarget')}`)?.textContent,
    );
    expect(opened).toEqual(['1Far out.', '2Lamp', '3WheelAbout the wheel.', '4Brake']);
    expect(root.querySelectorAll('[popover] img[alt="A wheel"]')).toHaveLength(1);
  });

  it('keeps a point on its spot in both directions, and one beyond the picture at its edge [B-3-400]', async () => {
    // Lengths are from the start side: the left in English, the right in Arabic.
    expect(places((await show(fixtures[0])).root)).toEqual([
      ['100%', '0%'],
      ['25%', '50%'],
      ['70%', '80%'],
      ['71%', '80%'],
    ]);
    const arabic = (await show(fixtures[0], { locale: 'ar' })).root;
    expect(places(arabic)[1]).toEqual(['75%', '50%']);
    expect(markers(arabic).map((one) => one.getAttribute('aria-label'))).toEqual([
      'النقطة 1',
      '2: المصباح',
      '3: المكبح',
      '4: العجلة',
    ]);
  });

  it('moves points apart that would cover each other, and leaves the others', () => {
    const size = { width: 360, height: 202 };
    const points = [
      { x: 70, y: 80 },
      { x: 71, y: 80 },
      { x: 10, y: 10 },
      { x: 100, y: 0 },
      { x: 100, y: 0 },
    ];
    const offsets = spreadPoints(points, size, 36);
    const seen = points.map(({ x, y }, at) => ({
      x: (x / 100) * size.width + (offsets[at]?.x ?? 0),
      y: (y / 100) * size.height + (offsets[at]?.y ?? 0),
    }));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34);
      }
    }
    expect(offsets[2]).toEqual({ x: 0, y: 0 });
    expect(spreadPoints(points.slice(0, 2), { width: 6000, height: 3000 }, 36)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(onPicture({ x: Number.MAX_VALUE, y: -3 })).toEqual({ x: 100, y: 0 });
  });

  it('is a list of its contents without a picture', async () => {
    const { root } = await show(fixtures[0], { fields: { image: { id: '', alt: {} } } });
    expect([markers(root).length, root.querySelectorAll('[popover]').length]).toEqual([0, 0]);
    expect(root.textContent).toContain('About the wheel.');
  });

  it('drops a place in Arabic digits as text, which no number field stores', async () => {
    const groups = [
      { id: 'a', fields: { x: '٢٥', y: 50, title: { ar: 'أ', en: 'A' } } },
      { id: 'b', fields: { x: 20, y: 20, title: { ar: 'ب', en: 'B' } } },
    ];
    const { root } = await show(fixtures[0], { groups });
    expect(markers(root).map((one) => one.getAttribute('aria-label'))).toEqual(['1: B']);
  });
});
