import { apiErrors } from '../../../http/errors/api-errors.js';
import { readStepsEntry } from '../../../orders/choices/steps-entry.js';
import { commonCompany } from '../../../orders/company-entry.js';
import type { SharedRows } from '../../../orders/store/shared-rows.js';
import type { MemoryTransaction } from './memory-transaction.js';

const keyOf = ({ subject, user }: { subject: string; user: string }) => `${subject}\n${user}`;

export const memoryShared = (tx: MemoryTransaction): SharedRows => ({
  vehicle: async (id) => tx.get('vehicles', id),
  lockVehicle: (id) => tx.getLocked('vehicles', id),
  updateVehicle: (id, set) => tx.updateOne('vehicles', id, set),
  dealer: async (id) => tx.data.dealers.get(id),
  async orderOnlineEntry(company_uuid) {
    const of = (name: string) => tx.data.entries.find(({ company }) => company === name);
    return of(company_uuid) ?? of(commonCompany);
  },
  async orderOffers({ vehicle }) {
    const seller = tx.data.dealers.get(vehicle.owner_id);
    if (!seller) throw new Error(`Vehicle ${vehicle.id} has no owner`);
    return {
      vehicle,
      seller,
      entry: readStepsEntry({}),
      payments: [{ option: 'cash', price: vehicle.sale_minor }],
      plan: null,
      retailers: [{ dealer: seller, km: 0 }],
    };
  },
  mailSettings: async () => ({ senderFor: (brand = 'market') => brand, team: [] }),
  async takeAllowances(wanted, { clock }) {
    const now = clock.now().getTime();
    for (const { subject, user, max, windowMs } of wanted) {
      if (max <= 0) continue;
      const key = keyOf({ subject, user });
      await tx.locks.acquire(tx, `allowance/${key}`, 'exclusive');
      const found = tx.data.allowances.get(key);
      const known = found && found.endsAt > now ? found : { used: 0, endsAt: now + windowMs };
      if (known.used >= max) throw apiErrors.tooMany(Math.ceil((known.endsAt - now) / 1000));
      tx.onCommit(() => tx.data.allowances.set(key, { ...known, used: known.used + 1 }));
    }
  },
  async returnAllowances(used) {
    for (const allowance of used) {
      const key = keyOf(allowance);
      await tx.locks.acquire(tx, `allowance/${key}`, 'exclusive');
      const known = tx.data.allowances.get(key);
      if (!known) continue;
      const left = { ...known, used: Math.max(0, known.used - 1) };
      tx.onCommit(() => tx.data.allowances.set(key, left));
    }
  },
  async recordChange(change) {
    await tx.locks.acquire(tx, 'audit log', 'exclusive');
    tx.record(change);
  },
});
