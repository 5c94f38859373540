/** A webhook to be sent. Headers are made for each attempt, as they carry the time. */
export interface Outgoing {
  service: string;
  /** The event's name: `payment_intent.succeeded`. */
  kind: string;
  url: string;
  body: string;
  headers(now: number): Record<string, string>;
}

/** One attempt: the answer's status, or what went wrong. */
export interface Attempt {
  at: number;
  outcome: number | string;
}

/** A webhook and what became of it. */
export interface Delivery {
  id: string;
  service: string;
  kind: string;
  url: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  attempts: Attempt[];
}

/** Milliseconds between the attempts: like the vendors' hours and days, for people who wait. */
export const retryDelays = [1_000, 5_000, 30_000, 300_000] as const;
