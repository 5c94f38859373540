// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutWhole, layOutWholeInTime } from './lay-out-whole.ts';

const root = document.documentElement;
const blocks = () => [...root.querySelectorAll<HTMLElement>('[data-later]')];
const laidOut = () => blocks().filter(({ style }) => style.contentVisibility === 'visible').length;

/** Two blocks that are laid out later, and what waits for an idle moment or a frame. */
function arrive() {
  document.body.innerHTML =
    '<section></section><section data-later></section><footer data-later></footer>';
  const waiting: (() => void)[] = [];
  for (const wait of ['requestIdleCallback', 'requestAnimationFrame'])
    vi.stubGlobal(wait, (work: () => void) => waiting.push(work));
  layOutWholeInTime();
  return () => waiting.shift()?.();
}

afterEach(() => {
  delete root.dataset.whole;
  vi.unstubAllGlobals();
});

it('lays out one block in an idle moment, and then has the page whole', () => {
  const moment = arrive();
  expect(laidOut()).toBe(0);
  moment();
  expect(laidOut()).toBe(1);
  for (let more = 0; more < 3; more += 1) moment();
  expect(laidOut()).toBe(2);
  expect(root.dataset.whole).toBeUndefined();
  for (let more = 0; more < 2; more += 1) moment();
  expect(root.dataset.whole).toBe('');
});

it('stops where someone wanted the page whole at once', () => {
  const moment = arrive();
  layOutWhole();
  moment();
  expect(laidOut()).toBe(0);
});
