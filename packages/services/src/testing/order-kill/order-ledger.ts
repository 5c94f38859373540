import { randomUUID } from 'node:crypto';
import type { Vendor } from '../paying-market.js';

/** A call to the market, below `/services`. */
export interface LedgerCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface CallResponse {
  status: number;
  code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each call reads its own members
  data: any;
}

/** Responses that one buyer received, and requests for their order. */
export interface BuyerRecord {
  vehicle_id: string;
  email: string;
  vendor: Vendor | 'NO_PAYMENT_JAPAN';
  /** Ids of acknowledged holds. */
  holds: string[];
  /** The vendor's ids of acknowledged payments. */
  payments: string[];
  /** Numbers in responses about the order. */
  numbers: Set<string>;
  /** A response said that the order is paid or confirmed. */
  isConfirmed: boolean;
  /** Buyer or staff requested the cancellation, or a response acknowledged it. */
  cancellation: 'none' | 'requested' | 'acknowledged';
  /** Acknowledged refunds of staff, in minor units. */
  refunds: number[];
}

interface Unanswered {
  call: LedgerCall;
  key: string;
  note: (response: CallResponse) => void;
}

/** Thrown by a call without a response, since the server was killed. */
export class NoResponse extends Error {}

/** Responses that buyers and staff received, and calls without a response. */
export class OrderLedger {
  readonly buyers: BuyerRecord[] = [];
  /** Number of responses by status and code. */
  readonly responses: Record<string, number> = {};
  answered = 0;
  /** Number of calls without a response. */
  unanswered = 0;
  readonly faults: string[] = [];

  /** Number of calls that have no response yet. */
  get open(): number {
    return this.#open.length;
  }

  #open: Unanswered[] = [];

  /**
   * Sends a call; `note` records its response. Without a response, `repeatOpen` sends it again.
   */
  async send(
    origin: string | undefined,
    call: LedgerCall,
    note: (response: CallResponse) => void = () => {},
  ): Promise<CallResponse> {
    const key = randomUUID();
    const response = await request(origin, call, key).catch(() => undefined);
    if (!response) {
      this.unanswered += 1;
      if (call.method !== 'GET') this.#open.push({ call, key, note });
      throw new NoResponse();
    }
    this.#count(call, response);
    note(response);
    return response;
  }

  /** Sends the calls without a response again, with their keys, as their clients do. */
  async repeatOpen(origin: string | undefined): Promise<void> {
    const open = this.#open;
    this.#open = [];
    for (const { call, key, note } of open) {
      const response = await request(origin, call, key);
      // The killed process still has the key; its client tries again later.
      if (response.code === 'idempotency_key_in_progress') {
        this.#open.push({ call, key, note });
        continue;
      }
      this.#count(call, response);
      note(response);
    }
  }

  #count(call: LedgerCall, { status, code }: CallResponse): void {
    this.answered += 1;
    const kind = code ? `${status} ${code}` : String(status);
    this.responses[kind] = (this.responses[kind] ?? 0) + 1;
    const isExpected = status < 500 || code === 'payment_failed' || code === 'closing';
    if (!isExpected) this.faults.push(`${call.method} ${call.path}: ${kind}`);
  }
}

async function request(
  origin: string | undefined,
  { method, path, body, headers }: LedgerCall,
  key: string,
): Promise<CallResponse> {
  const response = await fetch(`${origin}/services${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, code } = (await response.json()) as { data?: unknown; code?: string };
  return { status: response.status, code, data };
}
