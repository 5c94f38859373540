/** The result of a call, over HTTP and in the process. */
export interface Executed {
  response: unknown;
  headers: Record<string, string>;
  /** True if the response was stored by an earlier call with the same `Idempotency-Key`. */
  replayed?: boolean;
}
