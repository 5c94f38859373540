import type { AppContext } from '../../../app-context.js';
import { loggable } from '../../../runtime/create-log.js';
import { checkOffers, type OfferWatchContext } from './check-offers.js';

/** Milliseconds between two checks: days end without an event, and an event can be lost. */
const intervalMs = 20_000;
/** Milliseconds in which further changes need no check of their own. */
const debounceMs = 500;

/**
 * Checks the offers every 20 seconds, and soon after a change of the stock or of the content. One
 * check at a time; a failed one is logged and made again.
 */
export function createOfferWatch(context: OfferWatchContext & Pick<AppContext, 'log'>) {
  const { events, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let interval: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  let stopListening = () => {};
  const check = () => {
    timer = undefined;
    checking = checking
      .then(() => checkOffers(context))
      .then(
        () => undefined,
        (error: unknown) => log.warn({ error: loggable(error) }, 'the offers could not be checked'),
      );
  };
  return {
    name: 'offer_watch',
    start() {
      const soon = () => {
        timer ??= setTimeout(check, debounceMs).unref();
      };
      interval = setInterval(soon, intervalMs).unref();
      const heard = ['stock_changed', 'settings_changed', 'resync'] as const;
      const listening = heard.map((event) => events.on(event, soon));
      stopListening = () => {
        for (const stop of listening) stop();
      };
    },
    async stop(): Promise<void> {
      stopListening();
      clearInterval(interval);
      clearTimeout(timer);
      await checking;
    },
  };
}
