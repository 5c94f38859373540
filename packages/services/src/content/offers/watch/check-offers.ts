import { isDeepStrictEqual } from 'node:util';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import { declaredPrices, offers } from '../../../db/schema/index.js';
import type { Offer, ShownOffer } from '../../../db/schema/offers.js';
import { marketDay } from '../../../runtime/market-day.js';
import { readFigureSources } from '../figures/figure-sources.js';
import { type FigureSources, resolveFigures } from '../figures/resolve-figures.js';
import { mailOffersUnderReview } from './mail-offers-under-review.js';

export type OfferWatchContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'events' | 'mails'>;

/** An offer as visitors see it on the day of the sources. */
export function shownOffer(
  { starts_on, ends_on, figures }: Pick<Offer, 'starts_on' | 'ends_on' | 'figures'>,
  sources: FigureSources,
): ShownOffer {
  const { today } = sources;
  const state = ends_on < today ? 'ended' : starts_on > today ? 'upcoming' : 'current';
  const { isUnderReview, values } = resolveFigures(figures, sources);
  return { state, under_review: isUnderReview, values };
}

/**
 * Compares what visitors see of the offers with the last check. If it differs, all processes purge
 * their pages, and staff receive a mail about offers that went under review. The same holds for
 * declared prices that have ended. Processes that check at the same time announce a change once.
 * Returns the ids of the offers that changed.
 */
export async function checkOffers(context: OfferWatchContext): Promise<string[]> {
  const { db, clock, config, events } = context;
  const today = marketDay(clock.now(), config.timeZone);
  const all = await db.select().from(offers);
  const isOver = and(eq(declaredPrices.is_over, false), lt(declaredPrices.ends_on, today));
  const [over] = await db
    .select({ id: declaredPrices.id })
    .from(declaredPrices)
    .where(isOver)
    .limit(1);
  const sources = all.length > 0 ? await readFigureSources(db, today) : null;
  const changes = all.flatMap((offer) => {
    const after = shownOffer(offer, sources as FigureSources);
    return isDeepStrictEqual(offer.shown, after) ? [] : [{ offer, after }];
  });
  if (changes.length === 0 && !over) return [];
  return db.transaction(async (tx) => {
    const own: typeof changes = [];
    for (const change of changes) {
      const { offer, after } = change;
      const before = offer.shown && JSON.stringify(offer.shown);
      const [changed] = await tx
        .update(offers)
        .set({ shown: after })
        .where(
          and(eq(offers.id, offer.id), sql`${offers.shown} is not distinct from ${before}::jsonb`),
        )
        .returning({ id: offers.id });
      if (changed) own.push(change);
    }
    const ended = await tx
      .update(declaredPrices)
      .set({ is_over: true })
      .where(isOver)
      .returning({ id: declaredPrices.id });
    if (own.length === 0 && ended.length === 0) return [];
    const ids = own.map(({ offer }) => offer.id);
    await events.announce(tx, 'offers_changed', { ids });
    const reviewed = own.filter(
      ({ offer, after }) =>
        after.under_review && after.state !== 'ended' && !offer.shown?.under_review,
    );
    await mailOffersUnderReview(
      tx,
      context,
      reviewed.map(({ offer }) => offer),
    );
    return ids;
  });
}
