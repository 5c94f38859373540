import type { OfferDraft, StaffOffer } from '@mawkib/api-clients/contracts/content';
import { asc, eq, max } from 'drizzle-orm';
import type { Author } from '../../../audit/author.js';
import type { Database } from '../../../db/database.js';
import { offers } from '../../../db/schema/index.js';
import type { Offer } from '../../../db/schema/offers.js';
import { type ChangeServices, createChangeRunner } from '../../create-change-runner.js';
import { staleErrors } from '../../stale-errors.js';
import { readFigureSources } from '../figures/figure-sources.js';
import { offerErrors } from '../offer-errors.js';
import { readOfferDraft } from './read-offer-draft.js';
import { staffOffer } from './staff-offer.js';

/** Lock key of changes of offers; any unique number. */
const change = createChangeRunner(7_240_196);

/** Who changes an offer, the market's day, and how it stores links. */
export interface OfferEditor {
  author: Author;
  isAdmin: boolean;
  today: string;
  /** A link as it is stored. */
  linkOf: (url: string) => string;
}

export async function listOffers(db: Database, today: string): Promise<StaffOffer[]> {
  const all = await db.select().from(offers).orderBy(asc(offers.position), asc(offers.id));
  if (all.length === 0) return [];
  const sources = await readFigureSources(db, today);
  return all.map((row) => staffOffer(row, sources));
}

/** Adds an offer at the end of the list. */
export const addOffer = (
  services: ChangeServices,
  { id, ...draft }: OfferDraft & { id: string },
  editor: OfferEditor,
) => {
  const values = readOfferDraft(draft, editor);
  return change(services, editor.author, async (tx) => {
    const [last] = await tx.select({ position: max(offers.position) }).from(offers);
    const position = (last?.position ?? 0) + 1;
    const [row] = await tx
      .insert(offers)
      .values({ id, ...values, position, ...changed(editor.author) })
      .onConflictDoNothing()
      .returning();
    if (!row) throw offerErrors.exists();
    return done(services, tx, { row, action: 'offer.created', today: editor.today });
  });
};

interface Edit {
  id: string;
  version: number;
  draft: OfferDraft;
}

export const changeOffer = (
  services: ChangeServices,
  { id, version, draft }: Edit,
  editor: OfferEditor,
) =>
  change(services, editor.author, async (tx) => {
    const before = await findOffer(tx, { id, version, today: editor.today });
    const values = readOfferDraft(draft, { ...editor, before });
    const [row = before] = await tx
      .update(offers)
      .set({ ...values, ...changed(editor.author), version: version + 1 })
      .where(eq(offers.id, id))
      .returning();
    return done(services, tx, { row, action: 'offer.updated', today: editor.today });
  });

export const removeOffer = (
  services: ChangeServices,
  { id, version }: Pick<Edit, 'id' | 'version'>,
  { author, today }: OfferEditor,
) =>
  change(services, author, async (tx) => {
    const row = await findOffer(tx, { id, version, today });
    await tx.delete(offers).where(eq(offers.id, id));
    await services.events.announce(tx, 'offers_changed', { ids: [id] });
    const value = { id, deleted: true as const };
    return { value, ...noteOf(row, 'offer.deleted') };
  });

/** Lists show the offers in this order. */
export const putInOrder = (
  services: ChangeServices,
  ids: readonly string[],
  { author, today }: OfferEditor,
) =>
  change(services, author, async (tx) => {
    const existing = (await listOffers(tx, today)).map(({ id }) => id);
    const isSame =
      existing.length === ids.length && new Set([...existing, ...ids]).size === ids.length;
    if (!isSame) throw staleErrors.staleOrder(existing);
    for (const [position, id] of ids.entries()) {
      await tx.update(offers).set({ position }).where(eq(offers.id, id));
    }
    await services.events.announce(tx, 'offers_changed', { ids: [...ids] });
    const value = await listOffers(tx, today);
    return { value, action: 'offer.ordered', subject: 'offers', details: { ids: [...ids] } };
  });

/** Pages are purged at once, also for changes of texts. */
async function done(
  { events }: ChangeServices,
  tx: Database,
  { row, action, today }: { row: Offer; action: string; today: string },
) {
  await events.announce(tx, 'offers_changed', { ids: [row.id] });
  const value = staffOffer(row, await readFigureSources(tx, today));
  return { value, ...noteOf(row, action) };
}

const noteOf = ({ id, starts_on, ends_on, figures }: Offer, action: string) => ({
  action,
  subject: `offer/${id}`,
  details: { starts_on, ends_on, figures },
});

const changed = ({ by, at }: Author) => ({ updated_at: at, updated_by: by.name });

async function findOffer(
  tx: Database,
  { id, version, today }: { id: string; version: number; today: string },
): Promise<Offer> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  if (!row) throw offerErrors.unknown();
  if (row.version !== version) {
    throw staleErrors.staleRow(staffOffer(row, await readFigureSources(tx, today)));
  }
  return row;
}
