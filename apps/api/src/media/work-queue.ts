/** Runs at most `width` jobs at once. A waiting visitor's job goes before one done ahead of time. */
export function createWorkQueue(width: number) {
  const waiting: { urgent: (() => void)[]; idle: (() => void)[] } = { urgent: [], idle: [] };
  let running = 0;

  const next = () => {
    if (running >= width) return;
    const start = waiting.urgent.shift() ?? (running === 0 ? waiting.idle.shift() : undefined);
    if (!start) return;
    running += 1;
    start();
  };

  return function run<T>(job: () => Promise<T>, urgency: 'urgent' | 'idle' = 'urgent'): Promise<T> {
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
