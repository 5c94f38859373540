import { isDeepStrictEqual } from 'node:util';
import type { OfferRow, StoredBlock } from '@mawkib/api-clients/contracts/content';
import {
  defineBlock,
  type PageClaims,
  pageClaims,
  resolvePage,
  string,
  text,
} from '@mawkib/blocks/model';
import { figureSources } from '../../content/offers/figures/figure-sources.js';
import { publicOffer } from '../../content/offers/figures/public-offer.js';
import { resolveFigures } from '../../content/offers/figures/resolve-figures.js';
import type { OfferFacts } from '../../content/offers/offer-facts.js';
import { shownOffer } from '../../content/offers/watch/check-offers.js';
import {
  type ClaimFacts,
  type DeclaredPrice,
  untrueClaims,
  untrueParts,
} from '../../content/pages/truth/untrue-claims.js';
import type { Offer, ShownOffer } from '../../db/schema/offers.js';

export interface Car {
  car_key: string;
  price: number;
  isSold: boolean;
}

export interface Page {
  blocks: StoredBlock[];
  declared: DeclaredPrice[];
}

/** Values on a page: figures with their offer and property, and typed prices. */
export interface Reading {
  figures: { offer: string; name: string; value: number }[];
  typed: { amount: number; offer: string }[];
}

/** The rules under test; a planted bug replaces one. */
export const rules = {
  resolveFigures,
  publicOffer,
  untrueClaims,
  untrueParts,
  isListed: ({ starts_on, ends_on }: Offer, day: string) => starts_on <= day && ends_on >= day,
  /** Seconds between two checks of the offers. */
  checkEvery: 20,
  isPurged: true,
  isCheckedWhenDue: true,
};
export type Rules = typeof rules;

const label = { ar: 'نص', en: 'Text' };
const said = () => text({ label, optional: true });
const offerKey = () => string({ label, optional: true, contentful: false });
export const definition = defineBlock({
  key: 'said',
  name: label,
  description: label,
  short_description: label,
  group: 'Other',
  version: 1,
  max_field_groups: 4,
  fields: { text: said(), offer_key: offerKey() },
  group_fields: { text: said(), offer_key: offerKey() },
  sample: { ar: { fields: {} }, en: { fields: {} } },
} as unknown as Parameters<typeof defineBlock>[0]);
const definitionOf = (template: string) =>
  template === 'said' ? (definition as never) : undefined;

const known = new Map<string, PageClaims>();

/** The claims of blocks; texts repeat in a history, and reading them is its slowest part. */
function claimsOf(blocks: StoredBlock[]): PageClaims {
  const key = JSON.stringify(blocks);
  const claims = known.get(key) ?? pageClaims(blocks, definitionOf);
  if (known.size > 5000) known.clear();
  known.set(key, claims);
  return claims;
}

/** Lifetimes in seconds of the caches on a page's way to its visitor. */
const lifetimes = { facts: 5, page: 15, document: 60 };

/** The market of a history: stock, offers and pages with their caches, on a clock in seconds. */
export class SimulatedOffers {
  now = 0;
  readonly cars: Car[] = [];
  readonly specs = new Map<string, number>();
  readonly offers: Offer[] = [];
  readonly pages = new Map<string, Page>();
  #checkAt = 0;
  #facts: { until: number; offers: OfferFacts[] } | undefined;
  readonly #untrue = new Map<string, { until: number; parts: ReadonlySet<string> }>();
  readonly #documents = new Map<string, { until: number; reading: Reading }>();

  constructor(readonly rules: Rules) {}

  /** The market's day; a history begins two hours before midnight. */
  get day(): string {
    return this.dayAt(this.now);
  }

  dayAt(second: number): string {
    return new Date(Date.UTC(2026, 10, 20, 22) + second * 1000).toISOString().slice(0, 10);
  }

  sources() {
    const priced = this.cars
      .filter(({ isSold }) => !isSold)
      .map(({ car_key, price }) => ({
        ...{ nameplate: car_key, model: car_key, state: 'new' },
        cheapest: String(price * 100),
      }));
    const specs = [...this.specs].map(([car_key, value]) => ({
      ...{ car_key, nameplate: car_key, key: 'price', value },
    }));
    return figureSources(priced, specs, { currency: 'AED', today: this.day });
  }

  facts(): OfferFacts[] {
    const sources = this.sources();
    return this.offers.map(({ id, car_model_key, starts_on, ends_on, figures }) => ({
      ...{ id, car_model_key, starts_on, ends_on, currency: 'dirham' },
      figures: Object.keys(figures),
      values: this.rules.resolveFigures(figures, sources).values,
    }));
  }

  /** Publishes a page unless it has claims that do not hold on a day. */
  publish(id: string, page: Page, day = this.day, isChecked = true): boolean {
    const facts: ClaimFacts = { offers: this.facts(), declared: page.declared, day };
    const claims = claimsOf(page.blocks);
    if (isChecked && this.rules.untrueClaims(claims, facts).length > 0) return false;
    this.pages.set(id, page);
    this.#untrue.delete(id);
    this.#documents.clear();
    return true;
  }

  /** True if the page could be published on that day. */
  isPublishable(page: Page, day: string): boolean {
    const facts: ClaimFacts = { offers: this.facts(), declared: page.declared, day };
    return this.rules.untrueClaims(claimsOf(page.blocks), facts).length === 0;
  }

  /** An event of the stock or of staff; without it (lost) the next check finds the change. */
  announce(): void {
    this.#facts = undefined;
    this.#checkAt = Math.min(this.#checkAt, this.now + 1);
    if (this.rules.isPurged) this.#documents.clear();
  }

  /** Runs the check of the offers when it is due, as `checkOffers` does. */
  check(over: { at: string | null }): void {
    if (this.now < this.#checkAt) return;
    this.#checkAt = this.now + this.rules.checkEvery;
    const sources = this.sources();
    let isChanged = over.at !== null && over.at < this.day;
    over.at = this.day;
    for (const offer of this.offers) {
      const after: ShownOffer = shownOffer(offer, sources);
      if (isDeepStrictEqual(offer.shown, after)) continue;
      offer.shown = after;
      isChanged = true;
    }
    if (!isChanged || !this.rules.isPurged) return;
    this.#facts = undefined;
    this.#untrue.clear();
    this.#documents.clear();
  }

  /** Values that a visitor sees now in a language, through all caches; documents are per language. */
  read(id: string, locale = 'en'): Reading {
    const kept = this.#documents.get(`${id}/${locale}`);
    if (kept && this.now < kept.until) return kept.reading;
    const reading = this.#render(id);
    this.#documents.set(`${id}/${locale}`, { until: this.now + lifetimes.document, reading });
    return reading;
  }

  #render(id: string): Reading {
    const page = this.pages.get(id) as Page;
    const untrue = this.#untrueOf(id, page);
    const sources = this.sources();
    const rows = this.offers
      .filter((offer) => this.rules.isListed(offer, this.day))
      .map((offer) =>
        this.rules.publicOffer(offer, this.rules.resolveFigures(offer.figures, sources), 'en'),
      );
    const now = new Date(0);
    const blocks = resolvePage(page.blocks, definitionOf, { locale: 'en', now, untrue });
    const reading: Reading = { figures: [], typed: [] };
    for (const { fields, groups } of blocks) {
      for (const holder of [fields, ...groups.map((group) => group.fields)]) {
        collect(holder, rows, reading);
      }
    }
    return reading;
  }

  #untrueOf(id: string, page: Page): ReadonlySet<string> {
    const kept = this.#untrue.get(id);
    if (kept && this.now < kept.until) return kept.parts;
    if (!this.#facts || this.now >= this.#facts.until) {
      this.#facts = { until: this.now + lifetimes.facts, offers: this.facts() };
    }
    const facts = { offers: this.#facts.offers, declared: page.declared, day: this.day };
    const parts = this.rules.untrueParts(claimsOf(page.blocks), facts);
    this.#untrue.set(id, { until: this.now + lifetimes.page, parts });
    return parts;
  }
}

/** Values in a block or item: figures of its offer, tags, typed prices. */
function collect(fields: Record<string, unknown>, rows: readonly OfferRow[], reading: Reading) {
  const key = String(fields.offer_key ?? '');
  const own = key === '' ? undefined : rows.find(({ car_model_key }) => car_model_key === key);
  if (key !== '' && !own) return;
  for (const [name, value] of Object.entries(own ?? {})) {
    if (typeof value !== 'number' || !/price/.test(name)) continue;
    reading.figures.push({ offer: String(own?.id), name, value });
  }
  const words = String(fields.text ?? '');
  for (const [, id, name = ''] of words.matchAll(/\{offer:([^:}]*):([^}]*)\}/g)) {
    const value = rows.find((row) => row.id === id)?.[name];
    if (typeof value === 'number') reading.figures.push({ offer: String(id), name, value });
  }
  const block: StoredBlock = {
    ...{ id: 'b', template: 'said', version: 1, groups: [] },
    fields: { text: { en: words } },
  };
  const { prices } = claimsOf([block]);
  reading.typed.push(...prices.map(({ amount }) => ({ amount, offer: key })));
}
