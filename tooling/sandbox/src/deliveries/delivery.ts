/** Webhook to send. Headers are created for each attempt, as they contain the time. */
export interface Outgoing {
  service: string;
  /** Event name: `payment_intent.succeeded`. */
  kind: string;
  url: string;
  body: string;
  headers(now: number): Record<string, string>;
}

/** One attempt: status of the response, or the error. */
export interface Attempt {
  at: number;
  outcome: number | string;
}

/** A webhook with its attempts. */
export interface Delivery {
  id: string;
  service: string;
  kind: string;
  url: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  attempts: Attempt[];
}

/** Delays between attempts in milliseconds; the vendors' hours and days, shortened. */
export const retryDelays = [1_000, 5_000, 30_000, 300_000] as const;
