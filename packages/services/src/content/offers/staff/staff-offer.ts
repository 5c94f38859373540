import type { Localized } from '@mawkib/api-clients/contracts';
import type {
  OfferState,
  ResolvedOfferFigure,
  StaffOffer,
} from '@mawkib/api-clients/contracts/content';
import { readOfferDetails } from '@mawkib/core/dynamic-content';
import { isRecord } from '@mawkib/core/guards';
import { defaultLocale } from '@mawkib/core/locale';
import { addDays, formatISO, parseISO } from 'date-fns';
import type { Offer } from '../../../db/schema/offers.js';
import {
  type FigureSources,
  type ResolvedFigures,
  resolveFigures,
} from '../figures/resolve-figures.js';

/** Days before its end in which an offer ends soon. */
const soonDays = 7;

/** An offer as staff see it on the day of the sources. */
export function staffOffer(row: Offer, sources: FigureSources): StaffOffer {
  const { id, car_model_key, starts_on, ends_on, properties, figures } = row;
  const { today } = sources;
  const { isUnderReview, figures: resolved } = resolveFigures(figures, sources);
  const { category, kind, brand, imageId, url } = readOfferDetails({
    ...properties,
    car_model_key,
  });
  const state: OfferState =
    ends_on < today
      ? 'ended'
      : isUnderReview
        ? 'under_review'
        : starts_on > today
          ? 'scheduled'
          : 'shown';
  const soon = formatISO(addDays(parseISO(today), soonDays), { representation: 'date' });
  return {
    ...{ id, car_model_key, starts_on, ends_on },
    title: textsOf(properties.title ?? properties.name),
    description: textsOf(properties.description),
    terms: textsOf(properties.terms),
    ...{ category, kind, brand, image_id: imageId, url: url ?? '' },
    ...{ figures, resolved: shownFigures(resolved), state },
    ends_soon: starts_on <= today && ends_on >= today && ends_on <= soon,
    currency: sources.currency,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

/** Figures as a response has them. */
export const shownFigures = (
  figures: ResolvedFigures['figures'],
): Record<string, ResolvedOfferFigure> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { ...figure }]));

/** A text that is the same in every language counts as one in the default language. */
function textsOf(value: unknown): Localized {
  if (typeof value === 'string') return { [defaultLocale()]: value };
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
