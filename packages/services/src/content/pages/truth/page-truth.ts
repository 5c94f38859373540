import type { Catalogue } from '@mawkib/blocks/definitions';
import { type Issue, issue, type PageClaims, type Place, pageClaims } from '@mawkib/blocks/model';
import { formatNumber } from '@mawkib/core/locale';
import { typedPrices } from '@mawkib/core/typed-prices';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import type { Database } from '../../../db/database.js';
import { declaredPrices } from '../../../db/schema/index.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { marketDay } from '../../../runtime/market-day.js';
import { createUpstream, type Upstream } from '../../../upstream/create-upstream.js';
import { type OfferFacts, readOfferFacts } from '../../offers/offer-facts.js';
import { type ClaimFacts, type Untrue, untrueClaims, untrueParts } from './untrue-claims.js';

type Checked = Pick<PageSnapshot, 'title' | 'traits' | 'blocks' | 'kind'>;
type Offers = readonly OfferFacts[] | null;

/** Checks prices and offers in the texts of pages. */
export interface PageTruth {
  /** The offers to check a publication against. Read them before its transaction. */
  offers(): Promise<Offers>;
  /** Issues that prevent publishing a page at a time. */
  issuesOf(
    db: Database,
    page: { id: string; snapshot: Checked },
    on: { offers: Offers; at: Date },
  ): Promise<Issue[]>;
  /** Parts of a page that visitors do not get now, see `untrueParts`. */
  untrueIn(page: { id: string; snapshot: Checked }): Promise<ReadonlySet<string>>;
}

type TruthContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'catalogue' | 'events' | 'log'>;

/** Age in ms at which the offers are read again, should an event be lost. */
const maxAgeMs = 5000;
const nothing: ReadonlySet<string> = new Set();

export function createPageTruth(
  context: TruthContext,
  upstream: Upstream = createUpstream(context),
): PageTruth {
  const { clock, config, catalogue, events } = context;
  let known: { until: number; offers: Promise<Offers> } | undefined;
  const forget = () => {
    known = undefined;
  };
  for (const event of ['offers_changed', 'stock_changed', 'settings_changed', 'resync'] as const)
    events.on(event, forget);
  const read = () => readOfferFacts(upstream, context);
  const recent = () => {
    const now = clock.now().getTime();
    if (known && now < known.until) return known.offers;
    const offers = read();
    known = { until: now + maxAgeMs, offers };
    offers.catch(forget);
    return offers;
  };
  const dayOf = (at: Date) => marketDay(at, config.timeZone);
  return {
    offers: read,
    async issuesOf(db, { id, snapshot }, { offers, at }) {
      const claims = claimsOf(snapshot, catalogue);
      if (hasNoClaims(claims)) return [];
      const declared = await declaredOn(db, id);
      const facts: ClaimFacts = { offers, declared, day: dayOf(at) };
      return untrueClaims(claims, facts).map((untrue) => untrueIssue(untrue, catalogue));
    },
    async untrueIn({ id, snapshot }) {
      const claims = claimsOf(snapshot, catalogue);
      if (hasNoClaims(claims)) return nothing;
      const [offers, declared] = await Promise.all([recent(), declaredOn(context.db, id)]);
      return untrueParts(claims, { offers, declared, day: dayOf(clock.now()) });
    },
  };
}

/** Prices and offers in a page's blocks and in its own texts. */
export function claimsOf(
  { kind, title, traits, blocks }: Checked,
  { definitionOf }: Pick<Catalogue, 'definitionOf'>,
): PageClaims {
  if (kind !== 'page') return { prices: [], offers: [] };
  const { prices, offers } = pageClaims(blocks, definitionOf);
  const { meta_title, meta_description } = traits;
  const own = Object.entries({ title, meta_title, meta_description }).flatMap(([field, texts]) => {
    const place: Place = { block: '', template: '', field };
    const found = Object.values(texts ?? {}).flatMap((text) => typedPrices(text ?? ''));
    return found.map((price) => ({ ...price, place, offer: '' }));
  });
  return { prices: [...prices, ...own], offers };
}

/** True if no price and no offer on a page has to hold. */
export const hasNoClaims = ({ prices, offers }: PageClaims) =>
  prices.length === 0 && offers.length === 0;

const declaredOn = (db: Database, page: string) =>
  db.select().from(declaredPrices).where(eq(declaredPrices.page_id, page));

/** The message names block, field, and the figures of the offer beside the typed one. */
function untrueIssue(untrue: Untrue, { definitionOf }: Pick<Catalogue, 'definitionOf'>): Issue {
  const { rule, claim } = untrue;
  const { place } = claim;
  const values: Record<string, string> =
    untrue.rule === 'stale_price'
      ? { figure: untrue.claim.text }
      : { offer: untrue.claim.key, date: untrue.rule === 'ended_offer' ? untrue.ended : '' };
  const found = issue(place, rule, values, definitionOf(place.template));
  if (untrue.rule !== 'stale_price') return found;
  const { text: figure } = untrue.claim;
  if (untrue.figures.length === 0) return { ...found, figure };
  const figures = [...new Set(untrue.figures)].map((figure) => formatNumber(figure, 'en'));
  return {
    ...found,
    figure,
    message: {
      ar: `${found.message.ar} أرقام العرض الآن: ${figures.join('، ')}.`,
      en: `${found.message.en} The figures of the offer are now ${figures.join(', ')}.`,
    },
  };
}
