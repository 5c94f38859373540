import { eq } from 'drizzle-orm';
import { recordChange } from '../../../audit/record-change.js';
import type { Database } from '../../../db/database.js';
import { dealers, vehicles } from '../../../db/schema/dealers-and-vehicles.js';
import { returnAllowances, takeAllowances } from '../../../http/limits/allowance.js';
import { mailSettings } from '../../../mail/mail-settings.js';
import { orderOffers } from '../../choices/order-offers.js';
import { companyEntry } from '../../company-entry.js';
import type { SharedRows } from '../shared-rows.js';

export const postgresShared = (db: Database): SharedRows => ({
  async vehicle(id) {
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, id));
    return vehicle;
  },
  async lockVehicle(id) {
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, id)).for('update');
    return vehicle;
  },
  async updateVehicle(id, set) {
    await db.update(vehicles).set(set).where(eq(vehicles.id, id));
  },
  async dealer(id) {
    const [dealer] = await db.select().from(dealers).where(eq(dealers.id, id));
    return dealer;
  },
  orderOnlineEntry: (company_uuid) => companyEntry(db, company_uuid, 'order_online'),
  orderOffers: (wanted, parts) => orderOffers(db, wanted, parts),
  mailSettings: (locale) => mailSettings(db, locale),
  takeAllowances: (wanted, counting) => takeAllowances({ db, ...counting }, wanted),
  returnAllowances: (used, counting) => returnAllowances({ db, ...counting }, used),
  recordChange: (change) => recordChange(db, change),
});
