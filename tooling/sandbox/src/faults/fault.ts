/**
 * Kinds of faults. Of calls: `delay`, `drop` (closes the connection before anything is done),
 * `lose` (does everything, but sends no response), `status` (responds with it, does nothing). Of
 * webhooks: `delay`, `drop` (never sent), `duplicate` (sent twice, or `copies` times), `reorder`
 * (sent after the next one).
 */
export const faultKinds = ['delay', 'drop', 'lose', 'status', 'duplicate', 'reorder'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault to apply. */
export interface Fault {
  id: string;
  /** Name of the service, or `*`. */
  service: string;
  /** `call`: a request to the sandbox; `webhook`: a request by it. */
  on: 'call' | 'webhook';
  kind: FaultKind;
  /**
   * `POST /v1/payment_intents*`, or a path; for webhooks the event's name. `*` matches anything.
   */
  route: string;
  /** Remaining number of times; null: until it is removed. */
  times: number | null;
  /** For `delay`, in milliseconds. */
  ms: number;
  /** For `status`. */
  status: number;
  /** For `duplicate`: total number of requests. */
  copies: number;
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

const wholeNumber = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Parses the body of `POST /_sandbox/faults`; returns a message if it is invalid. */
export function readFault(body: unknown, services: readonly string[]): Omit<Fault, 'id'> | string {
  const { service, kind, on, route, times, ms, status, copies } = (body ?? {}) as Record<
    string,
    unknown
  >;
  if (service !== '*' && !isOneOf(services, service)) {
    return `service is one of ${services.join(', ')} or *.`;
  }
  if (!isOneOf(faultKinds, kind)) return `kind is one of ${faultKinds.join(', ')}.`;
  const ofWebhooks = kind === 'duplicate' || kind === 'reorder';
  const channel = on ?? (ofWebhooks ? 'webhook' : 'call');
  if (!isOneOf(['call', 'webhook'] as const, channel)) return 'on is call or webhook.';
  if (ofWebhooks && channel === 'call') return `${kind} is a fault of webhooks.`;
  if (channel === 'webhook' && (kind === 'lose' || kind === 'status')) {
    return `${kind} is a fault of calls.`;
  }
  if (route !== undefined && typeof route !== 'string') return 'route is a text.';
  if (times !== undefined && times !== null && !wholeNumber(times, 1, 1_000_000)) {
    return 'times is a whole number from 1, or null for always.';
  }
  if (kind === 'delay' && !wholeNumber(ms, 0, 600_000)) return 'ms is a number up to 600000.';
  if (status !== undefined && !wholeNumber(status, 400, 599)) return 'status is from 400 to 599.';
  if (copies !== undefined && !wholeNumber(copies, 2, 50)) return 'copies is from 2 to 50.';
  return {
    service,
    kind,
    on: channel,
    route: route ?? '*',
    times: times === undefined ? 1 : times,
    ms: typeof ms === 'number' ? ms : 0,
    status: status ?? 500,
    copies: copies ?? 2,
  };
}
