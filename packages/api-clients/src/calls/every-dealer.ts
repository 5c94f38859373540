import { getDealers } from '../contracts/content/dealers.js';
import type { InputOf, ResponseOf } from '../contracts/operation-types.js';

/** Max dealers of a page. Site document, section 9. */
const perPage = 50;
/** Max pages that are read. */
const maxPages = 20;

type Dealers = ResponseOf<typeof getDealers>;
type Ask = (operation: typeof getDealers, input: InputOf<typeof getDealers>) => Promise<Dealers>;

/** Query of the first page of dealers. */
export const firstDealers = (locale: string) => ({ locale, items: perPage });

/** Dealers of the market from all pages, at most 1000. */
export const everyDealer = async (ask: Ask, locale: string): Promise<Dealers> =>
  withOtherDealers(await ask(getDealers, { query: firstDealers(locale) }), ask, locale);

/**
 * The first page with the dealers of the other pages, at most 1000; they are requested at once. A
 * service that has no pages returns the same dealers again, which are dropped.
 */
export async function withOtherDealers(first: Dealers, ask: Ask, locale: string): Promise<Dealers> {
  const total = Number(first.meta?.total) || 0;
  const pages = Math.min(maxPages, Math.ceil(total / perPage));
  if (pages <= 1) return first;
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, at) =>
      ask(getDealers, { query: { ...firstDealers(locale), page: at + 2 } }),
    ),
  );
  const known = new Map([first, ...others].flatMap(({ data }) => data.map((one) => [one.id, one])));
  return { ...first, data: [...known.values()] };
}
