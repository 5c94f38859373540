import { millisecondsInHour } from 'date-fns/constants';
import type { Logger } from 'pino';
import { loggable } from './create-log.js';

const sweepEveryMs = millisecondsInHour;

/** Runs a cleanup at the start and then every hour until stopped. */
export function createSweeper(
  { log }: { log: Logger },
  sweeps: Record<string, () => Promise<unknown>>,
) {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const run = async () => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      await sweep().catch((error: unknown) =>
        log.error({ sweep: name, error: loggable(error) }, 'a sweep failed'),
      );
    }
  };
  const begin = () => {
    sweeping = run();
  };
  return {
    start(): void {
      begin();
      timer = setInterval(begin, sweepEveryMs);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await sweeping;
    },
  };
}
