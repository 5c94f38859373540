import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { personErasures } from '../db/schema/index.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import {
  type EncryptedErasure,
  eraseBatch,
  erasureAad,
  finishErasure,
  personErasureJobName,
} from './person-erasures.js';
import { searchPerson } from './person-search.js';

type PersonErasureContext = Pick<
  AppContext,
  'config' | 'db' | 'events' | 'clock' | 'cipher' | 'personDataSources'
>;

const atOnce = 500;

/** Erases a person with many records in batches; resumes after a restart. */
export const personErasureJob = (context: PersonErasureContext): JobDefinition => ({
  name: personErasureJobName,
  retries: 20,
  maxRetryDelay: 3600,
  run: async ({ erasure_id = '' }, { signal }) => {
    const { db, cipher } = context;
    const [row] = await db.select().from(personErasures).where(eq(personErasures.id, erasure_id));
    if (!row || row.status === 'done' || row.encrypted === null) return;
    const { keys, by } = cipher.decrypt<EncryptedErasure>(row.encrypted, erasureAad(row.id));
    const { indexes } = searchPerson(cipher, keys);
    for (const { kind } of context.personDataSources) {
      let gone: number;
      do {
        signal.throwIfAborted();
        gone = await db.transaction((tx) => eraseBatch(context, tx, row, kind, indexes, atOnce));
      } while (gone > 0);
    }
    await db.transaction((tx) => finishErasure(context, tx, row.id, by));
  },
});
