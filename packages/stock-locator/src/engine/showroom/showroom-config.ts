import { type ContentItem, readContentItems } from '@mawkib/core/content-items';
import { type Logger, silentLogger } from '@mawkib/core/errors';
import {
  longestNote,
  readList,
  readPositive,
  readRecord,
  readText,
} from '../fields/read-fields.js';
import { type FinancePlan, readFinancePlan } from '../finance/finance-plan.js';

/** Entry types of the showroom's configuration. Site document, section 3. */
export const showroomSections = ['cash', 'lease', 'subscription', 'additional'] as const;
/** One of `showroomSections`. */
export type ShowroomSectionType = (typeof showroomSections)[number];

/** Content of one section of a vehicle's page. `Html` is the return type of the sanitiser. */
export interface ShowroomSection<Html extends string = string> {
  readonly type: ShowroomSectionType;
  readonly title?: string;
  /** Shown inline. */
  readonly items: readonly ContentItem<Html>[];
  /** Shown in a dialog. */
  readonly popups: readonly ContentItem<Html>[];
  /** Items included in the price. */
  readonly includes: readonly string[];
  /** Kilometres per month, or null. */
  readonly mileage: number | null;
}

/** Display of a price's disclaimer. Site document, section 9. */
export const disclaimerDisplays = ['icon-info-tip', 'text'] as const;
/** One of `disclaimerDisplays`. */
export type DisclaimerDisplay = (typeof disclaimerDisplays)[number];

/** A market's configuration of vehicle pages. */
export interface ShowroomConfig<Html extends string = string> {
  /** Sections with content, in the order of `showroomSections`. */
  readonly sections: readonly ShowroomSection<Html>[];
  /** Null if the mini finance calculator is off. */
  readonly finance: FinancePlan | null;
  /** The market's disclaimer, in addition to the vehicle's. */
  readonly disclaimer: string | null;
  readonly disclaimerDisplay: DisclaimerDisplay;
}

interface Entry {
  readonly config_type: string;
  readonly data?: unknown;
}

interface Options<Html extends string> {
  /** Sanitises HTML written by staff; only its result is rendered. */
  sanitize: (html: string) => Html;
  logger: Logger;
}

/**
 * Reads the showroom's configuration: `items` and `popups` are content items, `includes` texts;
 * entries of the same type are merged. `additional` also has `mini_finance_calculator`,
 * `price_disclaimer` and `price_disclaimer_display`. Invalid parts are dropped. Without entries the
 * calculator is on and a disclaimer is a tooltip. Site document, sections 3, 5 and 9.
 */
export function readShowroomConfig<Html extends string>(
  entries: readonly Entry[],
  { sanitize, logger }: Options<Html>,
): ShowroomConfig<Html> {
  const of = (type: ShowroomSectionType) =>
    entries.filter(({ config_type }) => config_type === type).map(({ data }) => readRecord(data));
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
    const title = found.map((data) => readText(data.title)).find((text) => text !== null);
    return {
      type,
      ...(title && { title }),
      items: found.flatMap((data) => items(data.items, type)),
      popups: found.flatMap((data) => items(data.popups, `${type} popup`)),
      includes: found.flatMap(({ includes }) =>
        readList(includes).flatMap((text) => readText(text, undefined, longestNote) ?? []),
      ),
      mileage: found.map((data) => readPositive(data.mileage_per_month)).find(Boolean) ?? null,
    };
  });
  const display = own('price_disclaimer_display');
  return {
    sections: sections.filter(hasContent),
    finance: readFinancePlan(own('mini_finance_calculator'), logger),
    disclaimer: readText(own('price_disclaimer'), undefined, longestNote),
    disclaimerDisplay: disclaimerDisplays.find((known) => known === display) ?? 'icon-info-tip',
  };
}

const hasContent = ({ items, popups, includes, mileage }: ShowroomSection) =>
  items.length + popups.length + includes.length > 0 || mileage !== null;

/** Configuration of a vehicle's page by default. Site document, section 9. */
export const defaultShowroomConfig: ShowroomConfig<never> = {
  sections: [],
  finance: readFinancePlan(undefined, silentLogger),
  disclaimer: null,
  disclaimerDisplay: 'icon-info-tip',
};

/** Section of each financing option. */
const sectionOf = { cash: 'cash', lease: 'lease', rent: 'subscription' } as const;

/** Sections for a vehicle: those of its financing options, and `additional`. */
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
