import { fromServiceQuery, serviceSorts } from '@mawkib/stock-locator/engine';
import type { StockSearch } from '@mawkib/stock-locator/on-device';
import { ApiError, type FieldError } from '../../http/errors/api-error.js';
import { apiErrors } from '../../http/errors/api-errors.js';

/** Parameters that are lists: repeated, or joined by two spaces; keys also by commas (`a,b`). */
const listName = /^(filter\[[a-z_]+_(in|includes)\]|forced_statuses|forced_dealer_codes)(\[\])?$/;
const sortNames: readonly unknown[] = Object.values(serviceSorts);

interface Parsed {
  params: { listing: string };
  query: { items: number; page: number; [name: string]: unknown };
}

/** Parses the search of a listing call; throws 422 with the name of an invalid parameter. */
export function readListing({ params, query }: Parsed): StockSearch {
  const prepared = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      listName.test(name) ? parts(value) : value,
    ]),
  );
  const { query: wanted, unknown, unreadable } = fromServiceQuery(prepared);
  const sortGiven = query.sort !== undefined && query.sort !== '';
  const errors: FieldError[] = [
    ...unknown.map((field) => ({
      field,
      code: 'unknown_filter',
      message: messages.unknown(field),
    })),
    ...unreadable.map((field) => ({
      field,
      code: 'not_a_number',
      message: messages.number(field),
    })),
    ...(sortGiven && !sortNames.includes(query.sort)
      ? [{ field: 'sort', code: 'unknown_sort', message: messages.sort() }]
      : []),
  ];
  if (errors.length) throw apiErrors.invalidRequest(errors);
  return {
    ...wanted,
    sort: sortGiven ? wanted.sort : undefined,
    page: query.page,
    items: query.items,
    publications: params.listing.split(',').filter(Boolean),
  };
}

/**
 * Splits at a comma only if there is no double space and no space after the comma: values contain
 * commas too.
 */
const parts = (value: unknown): unknown =>
  typeof value === 'string' && !/\s{2,}/.test(value) ? value.split(/,(?=\S)/) : value;

const messages = {
  unknown: (name: string) => ({
    ar: `عامل التصفية «${name}» غير معروف.`,
    en: `Unknown filter "${name}".`,
  }),
  number: (name: string) => ({
    ar: `يجب أن تكون قيمة «${name}» رقمًا.`,
    en: `The value of "${name}" must be a number.`,
  }),
  sort: () => ({
    ar: `الترتيب غير معروف؛ المتاح: ${sortNames.join('، ')}.`,
    en: `Unknown sort. Choose one of: ${sortNames.join(', ')}.`,
  }),
};

/** 404 for an unknown publication list. */
export const unknownListing = (listing: string) =>
  new ApiError({
    status: 404,
    code: 'unknown_listing',
    title: { ar: 'قائمة السيارات غير موجودة', en: 'Vehicle list not found' },
    detail: { ar: `القائمة «${listing}» غير معروفة.`, en: `The list "${listing}" is unknown.` },
  });

export const unknownVehicle = () =>
  new ApiError({
    status: 404,
    code: 'vehicle_not_found',
    title: { ar: 'السيارة غير موجودة', en: 'Vehicle not found' },
    detail: {
      ar: 'ربما بيعت أو تغيّر عنوانها. تصفّح السيارات المتوفرة.',
      en: 'It may have been sold or moved. See the vehicles in stock.',
    },
  });
