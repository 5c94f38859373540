// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

/** Lowest position that the page can be scrolled to. */
let lowest = 0;
let grow = () => {};
const isObserved = vi.fn();
const moveTo = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  lowest = 0;
  moveTo(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    moveTo(Math.min(lowest, (options as ScrollToOptions).top ?? 0));
  });
  class Observer {
    constructor(callback: () => void) {
      grow = () => isObserved() !== false && callback();
    }
    observe() {
      isObserved.mockReturnValue(true);
    }
    disconnect() {
      isObserved.mockReturnValue(false);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const growTo = (height: number) => {
  lowest = height;
  grow();
};

it('comes back to the position once the list has its height', () => {
  restoreScroll(1400);
  expect(window.scrollY).toBe(0);
  growTo(600);
  growTo(2000);
  expect(window.scrollY).toBe(1400);
  moveTo(1500);
  growTo(3000);
  expect(window.scrollY).toBe(1500);
});

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'leaves it to the visitor after %s',
  (sign) => {
    restoreScroll(1400);
    window.dispatchEvent(new Event(sign));
    growTo(2000);
    expect(window.scrollY).toBe(0);
  },
);

it('gives up with the next navigation, and after five seconds', () => {
  const stop = restoreScroll(1400);
  stop();
  growTo(2000);
  lowest = 0;
  restoreScroll(1400);
  vi.advanceTimersByTime(5_000);
  growTo(2000);
  expect(window.scrollY).toBe(0);
});
