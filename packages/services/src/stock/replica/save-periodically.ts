import type { AppContext } from '../../app-context.js';
import { loggable } from '../../runtime/create-log.js';
import type { StockReplica } from './stock-replica.js';

const firstMs = 20_000;
const everyMs = 5 * 60_000;

/** Saves the stock for the next start: soon after the start, then periodically, and at shutdown. */
export function savePeriodically(
  replica: Pick<StockReplica, 'save'>,
  log: AppContext['log'],
): { stop(): Promise<void> } {
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    writing = writing.then(replica.save).catch((error: unknown) => {
      log.warn({ error: loggable(error) }, 'the snapshot of the stock was not written');
    });
    return writing;
  };
  const again = (ms: number) => {
    timer = setTimeout(() => void save().then(() => timer && again(everyMs)), ms).unref();
  };
  again(firstMs);
  return {
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await save();
    },
  };
}
