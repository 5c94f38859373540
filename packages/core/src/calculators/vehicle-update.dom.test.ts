// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { silentLogger } from '../errors/logger.js';
import { matchingSubblocks, readUpdateMapper, updateResult } from './index.js';

const mapper = readUpdateMapper(
  {
    dropdowns: [{ key: 'l405', label: 'رنج روفر', children: [2019] }],
    subblock_groups: [
      { key: 'maps', match_dropdowns: [{ parent_key: 'l405', child_key: [2019] }] },
    ],
  },
  silentLogger,
);

it('gives the text that a page shows, and nothing but text', () => {
  const line = document.createElement('p');
  const show = (child: string, parent = 'رنج روفر') => {
    const amount = matchingSubblocks(mapper, { parent: 'l405', child }, ['maps']).length;
    line.textContent = updateResult('{amount} تحديث لسيارة {parent} {child}', {
      amount,
      parent,
      child,
    });
    return line;
  };
  expect(show('2019').textContent).toBe('1 تحديث لسيارة رنج روفر 2019');
  expect(show('2020').textContent).toBe('0 تحديث لسيارة رنج روفر 2020');
  expect(show('2019', '<b>L405</b>').children).toHaveLength(0);
});
