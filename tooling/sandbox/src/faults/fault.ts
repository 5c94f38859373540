/**
 * What goes wrong. Of calls: `delay`, `drop` (the connection closes before anything is done),
 * `lose` (everything is done and the answer never arrives), `status` (answered with it, nothing done).
 * Of webhooks: `delay`, `drop` (never sent), `duplicate` (sent twice, or `copies` times), `reorder` (sent after the next).
 */
export const faultKinds = ['delay', 'drop', 'lose', 'status', 'duplicate', 'reorder'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One order to go wrong. */
export interface Fault {
  id: string;
  /** The service's name, or `*`. */
  service: string;
  /** `call`: a request to the sandbox; `webhook`: one that it sends. */
  on: 'call' | 'webhook';
  kind: FaultKind;
  /** `POST /v1/payment_intents*` or a path alone; of webhooks the event's name. `*` stands for anything. */
  route: string;
  /** How often it still happens; null: until it is taken away. */
  times: number | null;
  /** Of `delay`, in milliseconds. */
  ms: number;
  /** Of `status`. */
  status: number;
  /** Of `duplicate`: how often it is sent in all. */
  copies: number;
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

const wholeNumber = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Reads the body of `POST /_sandbox/faults`; answers what is wrong with it as a sentence. */
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
