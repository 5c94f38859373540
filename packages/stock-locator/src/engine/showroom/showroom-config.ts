import { type Logger, silentLogger } from '@mawkib/core/errors';
import { type ContentItem, readContentItems } from '@mawkib/core/settings';
import { listOf, longestNote, positiveOf, recordOf, textOf } from '../fields/raw-fields.js';
import { type FinancePlan, readFinancePlan } from '../finance/finance-plan.js';

/** What an entry of the showroom's configuration is about. Site document, section 3. */
export const showroomSections = ['cash', 'lease', 'subscription', 'additional'] as const;
/** One of `showroomSections`. */
export type ShowroomSectionType = (typeof showroomSections)[number];

/** What fills one section of a vehicle's page. `Html` is what the sanitiser returns. */
export interface ShowroomSection<Html extends string = string> {
  readonly type: ShowroomSectionType;
  readonly title?: string;
  /** Open in place. */
  readonly items: readonly ContentItem<Html>[];
  /** Open above the page. */
  readonly popups: readonly ContentItem<Html>[];
  /** What is in the price. */
  readonly includes: readonly string[];
  /** Kilometres a month; null where none are said. */
  readonly mileage: number | null;
}

/** How a price's disclaimer is shown. Site document, section 9. */
export const disclaimerDisplays = ['icon-info-tip', 'text'] as const;
/** One of `disclaimerDisplays`. */
export type DisclaimerDisplay = (typeof disclaimerDisplays)[number];

/** What a market configures of a vehicle's page. */
export interface ShowroomConfig<Html extends string = string> {
  /** In the order of `showroomSections`, those that have something to say. */
  readonly sections: readonly ShowroomSection<Html>[];
  /** Null: the mini finance calculator is switched off. */
  readonly finance: FinancePlan | null;
  /** The market's own, beside those of the vehicle. */
  readonly disclaimer: string | null;
  readonly disclaimerDisplay: DisclaimerDisplay;
}

interface Entry {
  readonly config_type: string;
  readonly data?: unknown;
}

interface Options<Html extends string> {
  /** Cleans the HTML of staff; only what it gives is shown. */
  sanitize: (html: string) => Html;
  logger: Logger;
}

/**
 * The configuration of the showroom out of its entries: `items` and `popups` are content items,
 * `includes` texts; several entries of a type are joined. `additional` also holds
 * `mini_finance_calculator`, `price_disclaimer` and `price_disclaimer_display`. Whatever makes no
 * sense is left out; without any entry the calculator is on and a disclaimer is an info icon with a
 * tip. Site document, sections 3, 5 and 9.
 */
export function readShowroomConfig<Html extends string>(
  entries: readonly Entry[],
  { sanitize, logger }: Options<Html>,
): ShowroomConfig<Html> {
  const of = (type: ShowroomSectionType) =>
    entries.filter(({ config_type }) => config_type === type).map(({ data }) => recordOf(data));
  const additional = of('additional');
  const own = (key: string) => additional.find((data) => data[key] !== undefined)?.[key];
  const items = (value: unknown, type: string): ContentItem<Html>[] =>
    readContentItems(value, { logger, name: `showroom ${type}` }).flatMap(
      (item): ContentItem<Html>[] => {
        if (item.type !== 'html') return [item];
        const html = sanitize(item.html);
        return html.trim() === '' ? [] : [{ ...item, html }];
      },
    );
  const sections = showroomSections.map((type): ShowroomSection<Html> => {
    const found = of(type);
    const title = found.map((data) => textOf(data.title)).find((text) => text !== null);
    return {
      type,
      ...(title && { title }),
      items: found.flatMap((data) => items(data.items, type)),
      popups: found.flatMap((data) => items(data.popups, `${type} popup`)),
      includes: found.flatMap(({ includes }) =>
        listOf(includes).flatMap((text) => textOf(text, undefined, longestNote) ?? []),
      ),
      mileage: found.map((data) => positiveOf(data.mileage_per_month)).find(Boolean) ?? null,
    };
  });
  const display = own('price_disclaimer_display');
  return {
    sections: sections.filter(hasContent),
    finance: readFinancePlan(own('mini_finance_calculator'), logger),
    disclaimer: textOf(own('price_disclaimer'), undefined, longestNote),
    disclaimerDisplay: disclaimerDisplays.find((known) => known === display) ?? 'icon-info-tip',
  };
}

const hasContent = ({ items, popups, includes, mileage }: ShowroomSection) =>
  items.length + popups.length + includes.length > 0 || mileage !== null;

/** A vehicle's page where the market configures nothing. Site document, section 9. */
export const defaultShowroomConfig: ShowroomConfig<never> = {
  sections: [],
  finance: readFinancePlan(undefined, silentLogger),
  disclaimer: null,
  disclaimerDisplay: 'icon-info-tip',
};

/** What is to be known of a raw vehicle's price: its own words and its market's. */
export function disclaimersOf(raw: Readonly<Record<string, unknown>>, market: string | null) {
  const own = [raw.product_card_disclaimer, ...listOf(raw.disclaimers), market];
  return [...new Set(own.flatMap((text) => textOf(text, undefined, longestNote) ?? []))];
}

/** Which section belongs to a way of paying. */
const sectionOf = { cash: 'cash', lease: 'lease', rent: 'subscription' } as const;

/** The sections for a vehicle: those of the ways in which it can be paid, and `additional`. */
export function sectionsFor<Html extends string>(
  sections: readonly ShowroomSection<Html>[],
  options: readonly string[],
): ShowroomSection<Html>[] {
  const wanted = new Set<string>(['additional']);
  for (const option of options) {
    if (Object.hasOwn(sectionOf, option)) wanted.add(sectionOf[option as keyof typeof sectionOf]);
  }
  return sections.filter(({ type }) => wanted.has(type));
}
