import type { AppContext } from '../../app-context.js';
import { loggable } from '../../runtime/create-log.js';
import { notifyWaiting, type WaitingContext } from './notify-waiting.js';

/** Milliseconds in which further changes of the stock need no check of their own. */
const debounceMs = 200;

/** Mails visitors as soon as the vehicle that they wait for is free. */
export function createWaitingWatch(context: WaitingContext & Pick<AppContext, 'events' | 'log'>) {
  const { events, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  const check = () => {
    timer = undefined;
    checking = checking
      .then(() => notifyWaiting(context))
      .then(
        () => undefined,
        (error: unknown) =>
          log.warn({ error: loggable(error) }, 'visitors who wait could not be mailed'),
      );
  };
  let stopListening = () => {};
  return {
    name: 'waiting_watch',
    start() {
      const soon = () => {
        timer ??= setTimeout(check, debounceMs).unref();
      };
      const listening = [events.on('stock_changed', soon), events.on('resync', soon)];
      stopListening = () => {
        for (const stop of listening) stop();
      };
    },
    async stop(): Promise<void> {
      stopListening();
      clearTimeout(timer);
      await checking;
    },
  };
}
