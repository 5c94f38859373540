import { vi } from 'vitest';

const times = 50;

/**
 * Lets timeouts of requests pass fifty times as fast. `begun` has their milliseconds as they were asked
 * for; `restore` ends it.
 */
export function quickTimeouts(): { begun: number[]; restore(): void } {
  const begun: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    begun.push(ms);
    return timeout(ms / times);
  });
  return { begun, restore: () => spy.mockRestore() };
}
