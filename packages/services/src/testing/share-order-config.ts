import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { companyConfig } from '../db/schema/index.js';

/** Removes the sellers' own `order_online` entries, so that all have that of `default`. */
export const shareOrderConfig = (db: Database) =>
  db
    .delete(companyConfig)
    .where(
      and(ne(companyConfig.company, 'default'), eq(companyConfig.config_type, 'order_online')),
    );
