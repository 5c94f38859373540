import { isDeepStrictEqual } from 'node:util';
import type {
  OfferDraft,
  OfferFigureDrafts,
  OfferFigures,
} from '@mawkib/api-clients/contracts/content';
import { safeUrl } from '@mawkib/blocks/model';
import { typedPrices } from '@mawkib/core/typed-prices';
import type { Author } from '../../../audit/author.js';
import type { Offer } from '../../../db/schema/offers.js';
import type { FieldError } from '../../../http/errors/api-error.js';
import { offerErrors, offerFieldErrors } from '../offer-errors.js';

interface ReadOptions {
  author: Author;
  isAdmin: boolean;
  /** The market's day, `yyyy-MM-dd`. */
  today: string;
  /** A link as it is stored. */
  linkOf: (url: string) => string;
  /** Undefined: a new offer. */
  before?: Offer | undefined;
}

type Values = Pick<Offer, 'car_model_key' | 'starts_on' | 'ends_on' | 'properties' | 'figures'>;

/** Names of figures that would hide another property of the offer. */
const reserved: ReadonlySet<string> = new Set([
  ...['id', 'car_model_key', 'starts_on', 'ends_on', 'title', 'name', 'description', 'terms'],
  ...['category', 'kind', 'brand', 'image_id', 'url', 'currency', 'under_review', 'figures_of'],
]);

/** Checks a draft and returns what is stored. Properties that staff do not edit are kept. */
export function readOfferDraft(given: OfferDraft, options: ReadOptions): Values {
  const { before, author, linkOf } = options;
  const draft = { ...given, url: linkOf(given.url) };
  const errors = [...fieldErrors(draft), ...figureErrors(draft.figures, options)];
  if (errors.length > 0) throw offerErrors.invalid(errors);
  const { car_model_key, starts_on, ends_on, figures, ...properties } = draft;
  const { name: _, ...kept } = before?.properties ?? {};
  const written = Object.entries({ ...kept, ...properties }).filter(
    ([, value]) => value !== null && value !== '',
  );
  return {
    ...{ car_model_key, starts_on, ends_on },
    properties: Object.fromEntries(written),
    figures: withDeclarations(figures, before?.figures ?? {}, author),
  };
}

function fieldErrors({ starts_on, ends_on, url, ...draft }: OfferDraft): FieldError[] {
  const texts = (['title', 'description', 'terms'] as const).flatMap((name) =>
    Object.entries(draft[name]).flatMap(([language, text]) => {
      const [price] = typedPrices(text ?? '');
      return price ? [offerFieldErrors.typedPrice(`${name}.${language}`, price.text)] : [];
    }),
  );
  const isAddress = url === '' || (safeUrl(url) !== '' && /^(?:\/(?![/\\])|https?:)/i.test(url));
  return [
    ...texts,
    ...(ends_on < starts_on ? [offerFieldErrors.endsBeforeStart()] : []),
    ...(isAddress ? [] : [offerFieldErrors.badUrl()]),
  ];
}

function figureErrors(figures: OfferFigureDrafts, options: ReadOptions): FieldError[] {
  return Object.entries(figures).flatMap(([name, { source }]): FieldError[] => {
    const at = `figures.${name}`;
    if (reserved.has(name)) return [offerFieldErrors.figureName(at)];
    if (source.kind === 'finance_plan') {
      const isKnown = Object.hasOwn(figures, source.of) && source.of !== name;
      const isPlan = isKnown && figures[source.of]?.source.kind === 'finance_plan';
      return isKnown && !isPlan ? [] : [offerFieldErrors.planPrice(`${at}.source.of`)];
    }
    if (source.kind !== 'declared') return [];
    if (isSameDeclaration(source, options.before?.figures[name])) return [];
    if (!options.isAdmin) return [offerFieldErrors.adminsDeclare(at)];
    return source.until < options.today
      ? [offerFieldErrors.declarationOver(`${at}.source.until`)]
      : [];
  });
}

type Declaration = Extract<OfferFigureDrafts[string]['source'], { kind: 'declared' }>;

function isSameDeclaration(draft: Declaration, before: OfferFigures[string] | undefined): boolean {
  if (before?.source.kind !== 'declared') return false;
  const { declared_by: _, declared_at: __, ...own } = before.source;
  return isDeepStrictEqual({ ...draft }, { ...own });
}

/** A changed declaration is by this person, now; an unchanged one keeps its author. */
export function withDeclarations(
  figures: OfferFigureDrafts,
  before: OfferFigures,
  { by, at }: Author,
): OfferFigures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { source, ...figure }]) => {
      if (source.kind !== 'declared') return [name, { ...figure, source }];
      const known = before[name];
      if (known && isSameDeclaration(source, known)) {
        return [name, { ...figure, source: known.source }];
      }
      const declared = { ...source, declared_by: by.name, declared_at: at.toISOString() };
      return [name, { ...figure, source: declared }];
    }),
  );
}
