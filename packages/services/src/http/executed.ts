/** What a call responds with, over HTTP and in the process. */
export interface Executed {
  response: unknown;
  headers: Record<string, string>;
  /** The answer was given before, to the same `Idempotency-Key`. */
  replayed?: boolean;
}
