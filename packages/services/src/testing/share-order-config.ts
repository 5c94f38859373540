import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { companyConfig } from '../db/schema/index.js';

/** Removes the sellers' own entries for orders, so that all have those of `default`. */
export const shareOrderConfig = (db: Database) =>
  db
    .delete(companyConfig)
    .where(and(ne(companyConfig.company, 'default'), eq(companyConfig.section, 'order_online')));
