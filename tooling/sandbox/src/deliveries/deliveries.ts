import type { Faults } from '../faults/faults.ts';
import type { Clock } from '../frame/clock.ts';
import type { Delivery, Outgoing } from './delivery.ts';
import { createDispatch } from './dispatch.ts';

/** A reordered webhook with none after it goes out after this long. */
const holdMs = 2_000;
const limit = 500;

/** Sends webhooks: in order, again until somebody answers 2xx, and with the faults that are ordered. */
export interface Deliveries {
  send(outgoing: Outgoing): void;
  /** The newest first. */
  list(): Delivery[];
  /** Settles when no attempt is under way; retries that wait for their time do not count. */
  idle(): Promise<void>;
  /** Forgets all of them; what waits is not sent any more. */
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
  const held = new Map<string, () => void>();
  const dispatch = createDispatch(options);

  const record = ({ service, kind, url, body }: Outgoing): Delivery => {
    count += 1;
    const id = `delivery_${count}`;
    const made: Delivery = { id, service, kind, url, body, state: 'waiting', attempts: [] };
    deliveries = [made, ...deliveries].slice(0, limit);
    return made;
  };
  const release = (service: string) => {
    const go = held.get(service);
    held.delete(service);
    go?.();
  };

  return {
    send(outgoing) {
      const kinds = faults.take('webhook', outgoing.service, outgoing.kind);
      const has = (kind: string) => kinds.some((fault) => fault.kind === kind);
      if (has('drop')) {
        record(outgoing).state = 'dropped';
        return;
      }
      const go = () => {
        dispatch.begin(outgoing, record(outgoing));
        if (has('duplicate')) dispatch.begin(outgoing, record(outgoing));
      };
      const waiting = kinds.find(({ kind }) => kind === 'delay');
      if (waiting) {
        clock.after(waiting.ms, go);
      } else if (has('reorder') && !held.has(outgoing.service)) {
        held.set(outgoing.service, go);
        clock.after(holdMs, () => held.get(outgoing.service) === go && release(outgoing.service));
      } else {
        go();
        release(outgoing.service);
      }
    },
    list: () => deliveries,
    idle: dispatch.idle,
    reset() {
      deliveries = [];
      held.clear();
      dispatch.reset();
    },
  };
}
