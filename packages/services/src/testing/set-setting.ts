import { settings } from '../db/schema/index.js';
import type { TestApi } from './test-api.js';

/** Sets a setting of the market; blank by default. */
export async function setSetting({ database }: TestApi, key: string, value = ''): Promise<void> {
  await database.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
