import type { Faults } from '../faults/faults.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Clock } from '../surroundings/clock.ts';
import { createDispatch } from './create-dispatch.ts';
import type { Delivery, Outgoing } from './delivery.ts';

/** Milliseconds after which a reordered webhook is sent if no other follows. */
const holdMs = 2_000;
const limit = 500;

/** Sends webhooks in order, retries until a 2xx response, and applies the pending faults. */
export interface Deliveries {
  send(outgoing: Outgoing): void;
  /** Sends a webhook again, also a dropped one; false if the id is unknown. */
  resend(id: string): boolean;
  /** Newest first. */
  list(): Delivery[];
  /** Resolves when no attempt is in progress; scheduled retries do not count. */
  idle(): Promise<void>;
  /** Clears all deliveries; scheduled ones are not sent. */
  reset(): void;
}

export function createDeliveries(options: {
  clock: Clock;
  faults: Faults;
  fetch: typeof fetch;
}): Deliveries {
  const { clock, faults } = options;
  let deliveries: Delivery[] = [];
  let count = 0;
  const sent = new BoundedMap<Outgoing>(limit);
  const held = new Map<string, () => void>();
  const dispatch = createDispatch(options);

  const record = (outgoing: Outgoing): Delivery => {
    const { service, kind, url, body } = outgoing;
    count += 1;
    const id = `delivery_${count}`;
    const made: Delivery = { id, service, kind, url, body, state: 'waiting', attempts: [] };
    deliveries = [made, ...deliveries].slice(0, limit);
    sent.set(id, outgoing);
    return made;
  };
  const begin = (outgoing: Outgoing) => dispatch.begin(outgoing, record(outgoing));
  const release = (service: string) => {
    const go = held.get(service);
    held.delete(service);
    go?.();
  };

  return {
    send(outgoing) {
      const kinds = faults.take('webhook', outgoing.service, outgoing.kind);
      const find = (kind: string) => kinds.find((fault) => fault.kind === kind);
      if (find('drop')) {
        record(outgoing).state = 'dropped';
        return;
      }
      const go = () => {
        const copies = find('duplicate')?.copies ?? 1;
        for (let copy = 0; copy < copies; copy += 1) begin(outgoing);
      };
      const waiting = find('delay');
      if (waiting) {
        clock.after(waiting.ms, go);
      } else if (find('reorder') && !held.has(outgoing.service)) {
        held.set(outgoing.service, go);
        clock.after(holdMs, () => held.get(outgoing.service) === go && release(outgoing.service));
      } else {
        go();
        release(outgoing.service);
      }
    },
    resend(id) {
      const outgoing = sent.get(id);
      if (outgoing) begin(outgoing);
      return outgoing !== undefined;
    },
    list: () => deliveries,
    idle: dispatch.idle,
    reset() {
      deliveries = [];
      sent.clear();
      held.clear();
      dispatch.reset();
    },
  };
}
