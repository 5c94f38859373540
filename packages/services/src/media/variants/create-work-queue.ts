import { apiErrors } from '../../http/errors/api-errors.js';

export type Urgency = 'urgent' | 'idle';

export interface QueueLimits {
  /** Max concurrent jobs. */
  width: number;
  /** Max waiting urgent jobs; further ones throw 503 `busy`. */
  max: number;
}

/**
 * A queue with limited concurrency and two priorities: requests of visitors, then work in advance.
 */
export function createWorkQueue({ width, max }: QueueLimits) {
  const waiting: Record<Urgency, (() => void)[]> = { urgent: [], idle: [] };
  let running = 0;

  const next = () => {
    if (running >= width) return;
    const start = waiting.urgent.shift() ?? (running === 0 ? waiting.idle.shift() : undefined);
    if (!start) return;
    running += 1;
    start();
  };

  return async function run<T>(job: () => Promise<T>, urgency: Urgency = 'urgent'): Promise<T> {
    if (urgency === 'urgent' && waiting.urgent.length >= max) throw apiErrors.busy();
    return new Promise<T>((resolve, reject) => {
      waiting[urgency].push(() => {
        job()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
  };
}
