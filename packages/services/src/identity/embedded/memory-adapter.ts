import type { Adapter, AdapterPayload } from 'oidc-provider';

const mostEntries = 5000;

/** The embedded provider's memory: as long as the process, bounded, nothing kept past its time. */
export function memoryAdapter(): (name: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();

  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const forgetOld = () => {
    for (const [key, { until }] of entries) if (until <= Date.now()) entries.delete(key);
    const oldest = entries.size >= mostEntries && entries.keys().next().value;
    if (oldest) entries.delete(oldest);
  };

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const findBy = (property: 'uid' | 'userCode', value: string) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${name}:`))
        .map(live)
        .find((payload) => payload?.[property] === value);
    return {
      async upsert(id, payload, expiresIn) {
        forgetOld();
        entries.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? 600) * 1000 });
      },
      find: async (id) => live(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
