import { millisecondsInHour } from 'date-fns/constants';
import type { Logger } from 'pino';
import { loggable } from './create-log.js';

/** Runs a cleanup at the start and then every hour, or every `everyMs`, until stopped. */
export function createSweeper(
  { log }: { log: Logger },
  sweeps: Record<string, () => Promise<unknown>>,
  everyMs = millisecondsInHour,
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
      timer = setInterval(begin, everyMs);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await sweeping;
    },
  };
}
