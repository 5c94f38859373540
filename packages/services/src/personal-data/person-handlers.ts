import {
  erasePerson,
  erasureConfirmation,
  exportPerson,
  findPerson,
  getErasure,
  listErasures,
} from '@mawkib/api-clients/contracts/staff';
import { arrayOverlaps, desc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';
import { personErasures } from '../db/schema/index.js';
import { type Implementation, implementWith, signedIn } from '../http/implement.js';
import { implementStream } from '../http/implement-stream.js';
import { retainedOrders } from '../orders/order-data-source.js';
import type { PersonDataContext } from '../person-data-source.js';
import { countRecords, presentErasure, startErasure } from './person-erasures.js';
import { personErrors } from './person-errors.js';
import { type PersonSearch, searchPerson } from './person-search.js';

type PersonContext = Pick<
  AppContext,
  'config' | 'db' | 'events' | 'clock' | 'jobs' | 'cipher' | 'personDataSources'
>;

const implement = implementWith<'db'>();

const erasuresShown = 10;

const confirms = (word: string) =>
  word === erasureConfirmation.ar || word.toUpperCase() === erasureConfirmation.en;

/** Handlers that count, export and erase the records about a person. */
export const personHandlers = (appContext: PersonContext): Implementation[] => [
  implement(findPerson, async ({ body }, { db }) => {
    const person = searchPerson(appContext.cipher, body.keys);
    const erasures = await db
      .select()
      .from(personErasures)
      .where(arrayOverlaps(personErasures.person_hashes, [...person.hashes]))
      .orderBy(desc(personErasures.requested_at))
      .limit(erasuresShown);
    const kept = await retainedOrders(appContext, db, person.indexes);
    const held = await countRecords(appContext, db, person.indexes);
    return {
      data: {
        reference: person.hashes[0] ?? '',
        // Includes records that have to be retained.
        held: held.map(({ kind, count }) => ({
          kind,
          count: kind === 'orders' ? count + kept.length : count,
        })),
        kept_orders: kept,
        erasures: erasures.map((row) => presentErasure(appContext, row)),
      },
    };
  }),
  implementStream(
    exportPerson,
    async ({ body }, context) => {
      const { db, clock } = context;
      const person = searchPerson(appContext.cipher, body.keys);
      const at = clock.now();
      const subject = `person/${person.hashes[0] ?? ''}`;
      await db.transaction((tx) =>
        recordChange(tx, { by: signedIn(context), at, action: 'person.exported', subject }),
      );
      return {
        name: `person-${at.toISOString().slice(0, 10)}.json`,
        type: 'application/json; charset=utf-8',
        chunks: written(appContext, db, person, at),
      };
    },
    // The file is streamed after a transaction of the call would have ended.
    { transaction: 'self-managed' },
  ),
  implement(erasePerson, ({ body }, context) => {
    const { keys, confirm, ...request } = body;
    const person = searchPerson(appContext.cipher, keys);
    if (!confirms(confirm)) throw personErrors.confirmationNeeded();
    const by = signedIn(context);
    return context.db.transaction(async (tx) => ({
      data: await startErasure(appContext, tx, person, request, by),
    }));
  }),
  implement(listErasures, async ({ query: { items, before } }, { db }) => {
    const found = await db
      .select()
      .from(personErasures)
      .where(
        before === undefined
          ? undefined
          : sql`(${personErasures.requested_at}, ${personErasures.id}) <
              (select requested_at, id from person_erasures where id = ${before}::uuid)`,
      )
      .orderBy(desc(personErasures.requested_at), desc(personErasures.id))
      .limit(items + 1);
    const page = found.slice(0, items);
    const next = found.length > items ? (page.at(-1)?.id ?? null) : null;
    return { data: page.map((row) => presentErasure(appContext, row)), meta: { next } };
  }),
  implement(getErasure, async ({ params }, { db }) => {
    const [row] = await db.select().from(personErasures).where(eq(personErasures.id, params.id));
    if (!row) throw personErrors.unknownErasure();
    return { data: presentErasure(appContext, row) };
  }),
];

/** Streams the file from the database, one JSON record per line. */
async function* written(
  appContext: PersonDataContext & Pick<AppContext, 'personDataSources'>,
  db: Database,
  { keys, indexes }: PersonSearch,
  at: Date,
): AsyncGenerator<string> {
  const requested = keys.map(({ value }) => value);
  yield `{\n"exported_at": ${JSON.stringify(at.toISOString())},\n"asked_for": ${JSON.stringify(requested)}`;
  for (const { kind, read } of appContext.personDataSources) {
    yield `,\n${JSON.stringify(kind)}: [`;
    let separator = '\n';
    for await (const record of read(appContext, db, indexes)) {
      yield `${separator}${JSON.stringify(record)}`;
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}
