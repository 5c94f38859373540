// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { timelineColumns } from './IconsTimeline.js';
import { fixtures } from './icons-timeline.fixture.js';

describe('icons timeline', () => {
  it('shows the stations that say something, in order, with their icons', async () => {
    const { root } = await show(fixtures[0]);
    const stations = [...root.querySelectorAll('ol > li')];
    expect(stations.map((station) => station.querySelector('h4')?.textContent)).toEqual([
      'Start',
      'Middle',
      undefined,
    ]);
    expect(stations.map((station) => station.querySelector('p')?.textContent)).toEqual([
      'Here.',
      undefined,
      'There.',
    ]);
    expect(stations.map((station) => station.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  });

  it('marks a station without an icon, or with one the set does not have, by a point', async () => {
    const { root } = await show(fixtures[0]);
    const marks = [...root.querySelectorAll<HTMLElement>('li > span')];
    expect(marks.map((mark) => mark.dataset.bare)).toEqual([undefined, 'true', 'true']);
  });

  it('leaves no station alone in a row where it can be helped', () => {
    const rows = Array.from({ length: 20 }, (_, at) => at + 1).map((count) => {
      const columns = timelineColumns(count);
      return [columns, count % columns];
    });
    expect(rows.every(([columns = 0]) => columns >= 3 && columns <= 5)).toBe(true);
    expect(rows.slice(3).filter(([, last]) => last === 1)).toEqual([]);
  });

  it('leaves no empty list behind', async () => {
    expect((await show(fixtures[0], { groups: [] })).root.querySelector('ol')).toBeNull();
  });
});
