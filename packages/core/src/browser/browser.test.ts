import { afterEach, expect, it, vi } from 'vitest';
import { isPlainClick, whenIdle } from './index.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('takes a click with another button or a modifier key for none that follows a link', () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...click, [key]: true })).toBe(false);
});

it('waits for idle time, at most until the timeout', () => {
  const request = vi.fn((work: () => void) => work());
  vi.stubGlobal('requestIdleCallback', request);
  const work = vi.fn();
  whenIdle(work, 200);
  expect(work).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 200 });
});

it('waits a moment where a browser has no idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work, 200, 50);
  vi.advanceTimersByTime(49);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
