import type { Consent } from '../consent/create-consent.js';
import { isDecided } from '../consent/effective-decision.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';

/** Sends an error to the error-reporting service. */
export type SendError = (error: Error) => void;

export interface ErrorReportsOptions {
  readonly consent: Pick<Consent, 'granted' | 'getState' | 'subscribe'>;
  /** Loads the service's script. Called at the first error that may be sent. */
  readonly load: () => Promise<SendError>;
}

export interface ErrorReports {
  /** Reports an error, now or after consent. Never throws. */
  report(error: unknown): void;
  /** Stops and discards what waits. */
  stop(): void;
}

const scope: ConsentScope = 'optional';
/** Errors per page: waiting for consent, and sent. An error in a loop sends no more. */
const max = { waiting: 20, sent: 20 };

/**
 * Error reports with consent. Errors before a decision wait in memory; they are discarded if the
 * visitor does not grant `optional`. Each error object is reported once.
 */
export function createErrorReports({ consent, load }: ErrorReportsOptions): ErrorReports {
  const seen = new WeakSet<Error>();
  let waiting: Error[] = [];
  let sent = 0;
  let sender: Promise<SendError> | undefined;

  const flush = () => {
    if (!consent.granted(scope)) {
      if (isDecided(consent.getState().status)) waiting = [];
      return;
    }
    if (waiting.length === 0) return;
    sender ??= load();
    sender.then(
      (send) => {
        if (!consent.granted(scope)) return;
        for (const error of waiting.splice(0)) {
          if (sent < max.sent) send(error);
          sent += 1;
        }
      },
      () => {
        sender = undefined;
        waiting = [];
      },
    );
  };
  const unsubscribe = consent.subscribe(flush);

  return {
    report(given) {
      const error = errorOf(given);
      if (!error || seen.has(error) || waiting.length >= max.waiting) return;
      seen.add(error);
      waiting.push(error);
      flush();
    },
    stop() {
      unsubscribe();
      waiting = [];
    },
  };
}

/** Aborted requests are no errors; neither are responses that a page throws to show an error. */
function errorOf(given: unknown): Error | undefined {
  if (given instanceof Error) return given.name === 'AbortError' ? undefined : given;
  return typeof given === 'string' && given !== '' ? new Error(given) : undefined;
}
