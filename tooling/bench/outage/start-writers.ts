import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const data = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};

/** Delay before a write that failed is sent again. */
const pauseMs = 50;

/**
 * Sends leads, each in a transaction, one after the other by `count` writers; a write that fails is
 * sent again with its key until it is acknowledged.
 */
export function startWriters(origin: string, count: number) {
  const acknowledged: string[] = [];
  let [isOver, broken] = [false, 0];
  const send = async (key: string) => {
    const response = await fetch(`${origin}/services/forms/forms/test-drive/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ data }),
    });
    const body = (await response.json()) as { data?: { id: string } };
    if (response.status !== 201 && response.status !== 503) broken += 1;
    return body.data?.id;
  };
  const write = async () => {
    while (!isOver) {
      const key = randomUUID();
      for (let isStored = false; !isStored && !isOver; ) {
        const id = await send(key).catch(() => {
          broken += 1;
          return undefined;
        });
        if (id) acknowledged.push(id);
        else await sleep(pauseMs);
        isStored = id !== undefined;
      }
    }
  };
  const writing = Promise.all(Array.from({ length: count }, write));
  return {
    /** Stops them; the ids of all acknowledged leads, and the number of responses but 201 and 503. */
    async stop() {
      isOver = true;
      await writing;
      return { acknowledged, broken };
    },
  };
}
