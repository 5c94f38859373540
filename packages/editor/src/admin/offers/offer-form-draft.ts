import type { Localized } from '@mawkib/api-clients/contracts';
import type {
  OfferDraft,
  OfferFigureDrafts,
  OfferFigureSource,
  StaffOffer,
} from '@mawkib/api-clients/contracts/content';
import { defaultMarket, parseNumber } from '@mawkib/core/locale';
import { typedPrices } from '@mawkib/core/typed-prices';

export type SourceKind = OfferFigureSource['kind'];

/** A figure while it is edited: what is typed, by name of the source's field. */
export interface FigureDraft {
  name: string;
  kind: SourceKind;
  values: Readonly<Record<string, string>>;
  /** The approved figure as typed; null: it follows its source. */
  stated: string | null;
  /** Who declared the stored value. */
  declaredBy?: string;
}

/** An offer while it is edited. */
export interface OfferFormDraft extends Omit<OfferDraft, 'figures'> {
  /** Of a new offer. */
  id: string;
  figures: readonly FigureDraft[];
}

export const blankOffer = (today: string): OfferFormDraft => ({
  id: '',
  car_model_key: '',
  starts_on: today,
  ends_on: '',
  title: {},
  description: {},
  terms: {},
  category: null,
  kind: null,
  brand: null,
  image_id: null,
  url: '',
  figures: [],
});

export const draftOf = (offer: StaffOffer): OfferFormDraft => ({
  id: offer.id,
  car_model_key: offer.car_model_key,
  starts_on: offer.starts_on,
  ends_on: offer.ends_on,
  title: offer.title as Localized,
  description: offer.description as Localized,
  terms: offer.terms as Localized,
  category: offer.category,
  kind: offer.kind,
  brand: offer.brand,
  image_id: offer.image_id,
  url: offer.url,
  figures: inOrder(offer.figures).map(([name, { source, stated }]) => ({
    name,
    kind: source.kind,
    values: valuesOf(source),
    stated: stated === undefined ? null : String(stated),
    ...(source.kind === 'declared' && { declaredBy: source.declared_by }),
  })),
});

/** Figures with a name of their own; others go by their name in tags. */
export const knownFigures = ['price', 'monthly_price', 'down_payment'] as const;

/** Figures by name, the known ones first. */
export function inOrder<T>(figures: Readonly<Record<string, T>>): [name: string, figure: T][] {
  const place = (name: string) => {
    const at = (knownFigures as readonly string[]).indexOf(name);
    return at === -1 ? knownFigures.length : at;
  };
  return Object.entries(figures).sort(([a], [b]) => place(a) - place(b));
}

function valuesOf(source: OfferFigureSource): Record<string, string> {
  if (source.kind === 'cheapest_in_stock') {
    const { nameplate, car_key, state = '' } = source;
    return { cars: car_key === undefined ? `nameplate:${nameplate}` : `car_key:${car_key}`, state };
  }
  const { kind: _, ...fields } = source;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** A figure with the fields of another kind of source, filled as far as they can be. */
export const withKind = (figure: FigureDraft, kind: SourceKind): FigureDraft => ({
  name: figure.name,
  stated: figure.stated,
  kind,
  values:
    kind === 'finance_plan'
      ? {
          ...{ of: 'price', down_payment_percent: '20', months: '60', annual_rate: '' },
          rate_kind: 'flat',
          output: figure.name === 'down_payment' ? 'down_payment' : 'monthly_price',
        }
      : {},
});

export const blankFigure = (name: string): FigureDraft =>
  withKind(
    { name, kind: 'cheapest_in_stock', values: {}, stated: null },
    name === 'monthly_price' || name === 'down_payment' ? 'finance_plan' : 'cheapest_in_stock',
  );

/** What is sent. A number that cannot be read is sent as null, which the service reports. */
export const figuresOf = (figures: readonly FigureDraft[]): OfferFigureDrafts =>
  Object.fromEntries(
    figures.map((figure) => [
      figure.name,
      {
        source: sourceOf(figure),
        ...(figure.stated !== null && { stated: numberOf(figure.stated) }),
      },
    ]),
  );

/** The number in an amount's field, also with the sign of the market's currency; otherwise null. */
function amountIn(text = ''): number | null {
  const prices = typedPrices(text);
  const [price] = prices;
  if (!price) return parseNumber(text);
  return prices.length === 1 && !isOtherCurrency(text) ? price.amount : null;
}

/** True if an amount was typed with a currency that is not the market's. */
export function isOtherCurrency(text = ''): boolean {
  const own = typedPrices(`${defaultMarket.currency} 1`)[0]?.currency;
  return typedPrices(text).some(({ currency }) => currency !== own);
}

/** The service checks types and reports what is missing. */
const numberOf = (text = '') => parseNumber(text) as number;

function sourceOf({ kind, values }: FigureDraft): OfferFigureDrafts[string]['source'] {
  const text = (name: string) => (values[name] ?? '').trim();
  switch (kind) {
    case 'cheapest_in_stock': {
      const [by, key] = text('cars').split(':');
      const state = text('state');
      return { kind, ...(by && key && { [by]: key }), ...(state && { state }) };
    }
    case 'spec':
      return { kind, car_key: text('car_key'), spec: text('spec') };
    case 'finance_plan':
      return {
        kind,
        of: text('of'),
        down_payment_percent: numberOf(values.down_payment_percent),
        months: numberOf(values.months),
        annual_rate: numberOf(values.annual_rate),
        rate_kind: text('rate_kind') as 'flat',
        output: text('output') as 'monthly_price',
      };
    case 'declared':
      return {
        kind,
        value: amountIn(values.value) as number,
        reason: text('reason'),
        until: text('until'),
      };
  }
}

/** The offer as it is sent. */
export const offerOf = ({ id: _, figures, ...draft }: OfferFormDraft): OfferDraft => ({
  ...draft,
  figures: figuresOf(figures),
});
