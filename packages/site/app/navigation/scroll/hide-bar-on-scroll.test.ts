// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideBarOnScroll, showBar } from './hide-bar-on-scroll.ts';

let stop = () => {};
const root = document.documentElement;
const scroll = (...positions: number[]) => {
  for (const y of positions) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  }
};
beforeEach(() => {
  scroll(0);
  stop = hideBarOnScroll();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('hides the header on the way down and shows it on the way up', () => {
  scroll(100, 180);
  expect(root.dataset.bar).toBeUndefined();
  scroll(240, 400);
  expect(root.dataset.bar).toBe('hidden');
  // A trembling finger changes nothing.
  scroll(396, 402, 398);
  expect(root.dataset.bar).toBe('hidden');
  scroll(380);
  expect(root.dataset.bar).toBeUndefined();
  scroll(500);
  expect(root.dataset.bar).toBe('hidden');
  scroll(0);
  expect(root.dataset.bar).toBeUndefined();
});

it('keeps the header while the site scrolls to a target', () => {
  scroll(300, 400);
  showBar();
  scroll(600, 900, 1200);
  expect(root.dataset.bar).toBeUndefined();
  window.dispatchEvent(new Event('scrollend'));
  scroll(1220, 1240);
  expect(root.dataset.bar).toBe('hidden');
});
