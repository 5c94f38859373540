// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardChunkFailures } from './guard-chunk-failures.ts';

const fail = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('guardChunkFailures', () => {
  it('reloads at most once in 60 s; then the error is shown [S-8-01]', () => {
    let time = 1_700_000_000_000;
    const reload = vi.fn();
    guardChunkFailures({ now: () => time, reload });
    expect(fail().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);

    time += 59_999;
    expect(fail().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);

    time += 1;
    expect(fail().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads where it cannot remember that it did', () => {
    const reload = vi.fn();
    vi.stubGlobal('sessionStorage', null);
    guardChunkFailures({ reload });
    fail();
    expect(reload).not.toHaveBeenCalled();
  });
});
