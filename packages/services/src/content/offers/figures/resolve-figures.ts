import type { FigureTerms, OfferFigure, OfferFigures } from '@mawkib/api-clients/contracts/content';
import { creditQuote } from '@mawkib/core/finance';
import { toMajor, toMoney } from '@mawkib/core/money';

/** Current values of the sources of figures; amounts in major units, undefined if there is none. */
export interface FigureSources {
  /** Lowest visible cash price of the matching cars in stock. */
  cheapest(match: { nameplate?: string; car_key?: string; state?: string }): number | undefined;
  /** A number of the catalogue. */
  spec(car_key: string, spec: string): number | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** The market's day, `yyyy-MM-dd`. */
  today: string;
}

/**
 * Why a figure is not shown: its source has no value, its declaration is over, or the approved
 * value is another one.
 */
export type FigureProblem = 'no_source' | 'declaration_over' | 'differs';

export interface ResolvedFigure {
  /** The value of the source; null if it has none. */
  value: number | null;
  /** The approved value; null if the figure follows its source. */
  stated: number | null;
  problem: FigureProblem | null;
  /** Of a figure of a finance plan. */
  terms: FigureTerms | null;
}

export interface ResolvedFigures {
  /** All figures by name. */
  figures: Record<string, ResolvedFigure>;
  /** One of them has a problem: none is shown. */
  isUnderReview: boolean;
  /** The figures that are shown; empty while the offer is under review. */
  values: Record<string, number>;
}

/** Resolves the figures of an offer against their sources. Pure. */
export function resolveFigures(figures: OfferFigures, sources: FigureSources): ResolvedFigures {
  const resolved = Object.entries(figures).map(
    ([name, figure]) => [name, resolveFigure(name, figure, figures, sources)] as const,
  );
  const isUnderReview = resolved.some(([, { problem }]) => problem !== null);
  const shown = isUnderReview ? [] : resolved;
  return {
    figures: Object.fromEntries(resolved),
    isUnderReview,
    values: Object.fromEntries(shown.map(([name, { value }]) => [name, value as number])),
  };
}

function resolveFigure(
  name: string,
  { source, stated = undefined }: OfferFigure,
  figures: OfferFigures,
  sources: FigureSources,
): ResolvedFigure {
  const { value, terms = null } = sourceValue(name, figures, sources, new Set());
  const isOver = source.kind === 'declared' && source.until < sources.today;
  return {
    value: value ?? null,
    stated: stated ?? null,
    terms,
    problem: isOver
      ? 'declaration_over'
      : value === undefined
        ? 'no_source'
        : stated !== undefined && !isSame(value, stated)
          ? 'differs'
          : null,
  };
}

interface Found {
  value: number | undefined;
  terms?: FigureTerms;
}

/** `seen` ends figures that refer to each other. */
function sourceValue(
  name: string,
  figures: OfferFigures,
  sources: FigureSources,
  seen: Set<string>,
): Found {
  const source = Object.hasOwn(figures, name) ? figures[name]?.source : undefined;
  if (!source || seen.has(name)) return { value: undefined };
  seen.add(name);
  switch (source.kind) {
    case 'cheapest_in_stock': {
      const { kind: _, ...match } = source;
      return { value: amount(sources.cheapest(match)) };
    }
    case 'spec':
      return { value: amount(sources.spec(source.car_key, source.spec)) };
    case 'declared':
      return { value: source.until < sources.today ? undefined : amount(source.value) };
    case 'finance_plan': {
      const { value: price } = sourceValue(source.of, figures, sources, seen);
      return price === undefined ? { value: undefined } : planned(source, price, sources.currency);
    }
  }
}

type Plan = Extract<OfferFigure['source'], { kind: 'finance_plan' }>;

function planned(plan: Plan, price: number, currency: string): Found {
  const { down_payment_percent, months, annual_rate, rate_kind, output } = plan;
  const whole = toMoney(price, currency).amount;
  const down = Math.round((whole * down_payment_percent) / 100);
  const quote = creditQuote({
    credit: whole - down,
    annualRate: annual_rate,
    rateKind: rate_kind,
    months,
  });
  if (!quote) return { value: undefined };
  const major = (minor: number) => Math.round(toMajor({ amount: minor, currency }));
  const down_payment = major(down);
  return {
    value: amount(output === 'monthly_price' ? major(quote.payment) : down_payment),
    terms: { price, down_payment, down_payment_percent, months, annual_rate, rate_kind },
  };
}

const amount = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;

/** True if two amounts differ by less than 0.0005. */
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.0005;
