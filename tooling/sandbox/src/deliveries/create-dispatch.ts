import type { Clock } from '../surroundings/clock.ts';
import { type Delivery, type Outgoing, retryDelays } from './delivery.ts';

const timeLimitMs = 10_000;

/** Sends the attempts. First attempts to one URL are sequential. */
export function createDispatch({ clock, fetch }: { clock: Clock; fetch: typeof globalThis.fetch }) {
  let epoch = 0;
  const underWay = new Set<Promise<void>>();
  const lines = new Map<string, Promise<void>>();

  const attempt = async ({ url, body, headers }: Outgoing): Promise<number | string> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: headers(clock.now()),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const track = (task: Promise<void>) => {
    underWay.add(task);
    task.finally(() => underWay.delete(task));
    return task;
  };

  const tryOnce = async (outgoing: Outgoing, delivery: Delivery, born: number): Promise<void> => {
    if (born !== epoch) return;
    const outcome = await attempt(outgoing);
    delivery.attempts.push({ at: clock.now(), outcome });
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) {
      delivery.state = 'delivered';
      return;
    }
    const wait = retryDelays[delivery.attempts.length - 1];
    if (wait === undefined) delivery.state = 'failed';
    else clock.after(wait, () => track(tryOnce(outgoing, delivery, born)));
  };

  return {
    begin(outgoing: Outgoing, delivery: Delivery): void {
      const born = epoch;
      const before = lines.get(outgoing.url) ?? Promise.resolve();
      const line = track(before.then(() => tryOnce(outgoing, delivery, born)));
      lines.set(outgoing.url, line);
      line.finally(() => lines.get(outgoing.url) === line && lines.delete(outgoing.url));
    },
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
    reset(): void {
      epoch += 1;
    },
  };
}
