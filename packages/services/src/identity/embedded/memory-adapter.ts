import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const maxEntries = 5000;

/** In-memory storage of the embedded provider, with a max size and expiry. */
export function memoryAdapter(): (name: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: maxEntries, perf: Date });

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const findBy = (property: 'uid' | 'userCode', value: string) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${name}:`))
        .map((key) => entries.peek(key))
        .find((payload) => payload?.[property] === value);
    return {
      async upsert(id, payload, expiresIn) {
        entries.purgeStale();
        entries.set(keyOf(id), payload, { ttl: (expiresIn ?? 600) * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of [...entries]) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
