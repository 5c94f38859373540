import type { Logger } from '@mawkib/core/errors';
import { similarVehicles } from '@mawkib/core/vocabulary';
import type { Call, CallContext } from '../call.js';
import { getConfiguredData } from '../contracts/external.js';
import type { ResponseOf } from '../contracts/operation-types.js';
import { getListingRetailers, listVehicles } from '../contracts/stock/listing.js';
import { getCompanyConfig, getWidgetTranslations } from '../contracts/stock/market-config.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

export { vehicleEndpoint } from './vehicle-endpoint.js';

export interface CompanyConfigRequest {
  /** Value of the header `Company-Config`; `default` unless given. */
  company?: string | undefined;
  /** `all` unless given. */
  section?: string;
  /** Types of entries, all unless given; sent between commas. */
  types?: readonly string[];
}

/** Entries of a company's configuration. Site document, section 7. */
export async function loadCompanyConfig(
  call: Call,
  { company = 'default', section, types }: CompanyConfigRequest = {},
  context?: CallContext,
): Promise<ResponseOf<typeof getCompanyConfig>['data']> {
  const input = {
    params: section === undefined ? {} : { section },
    headers: { 'Company-Config': company },
    query: types === undefined ? {} : { config_type: [...types] },
  };
  return (await withParsedInput(call)(getCompanyConfig, input, context)).data;
}

export interface TranslationsRequest {
  /** Of the widget. */
  key: string;
  /** In any case, as `AR`. */
  language: string;
  /** Told of texts that are missing. */
  logger: Logger;
}

/**
 * Texts of a widget in a language; English where it has none. Without either that is logged and the
 * response is null.
 */
export async function loadTranslations(
  call: Call,
  { key, language, logger }: TranslationsRequest,
  context?: CallContext,
): Promise<Readonly<Record<string, string>> | null> {
  const input = { params: { key }, query: {} };
  const { data } = await withParsedInput(call)(getWidgetTranslations, input, context);
  const found = [language.toLowerCase(), 'en'].find((name) => Object.hasOwn(data, name));
  if (found !== undefined) return data[found] ?? null;
  logger.warn('Missing translations', { key, language });
  return null;
}

/** Dealers of a listing by name, of one brand. */
export async function loadListingDealers(
  call: Call,
  { listing, brand }: { listing: string; brand: string },
  context?: CallContext,
): Promise<ResponseOf<typeof getListingRetailers>['data']> {
  const query = { 'filter[brands_name_eq]': brand, sort: 'name' };
  const input = { params: { id: listing }, query };
  return (await withParsedInput(call)(getListingRetailers, input, context)).data;
}

/** Other vehicles of the same model, six at most. Site document, sections 7 and 9. */
export async function loadSimilarVehicles(
  call: Call,
  { listing, id, model }: { listing: string; id: string; model: string },
  context?: CallContext,
): Promise<ResponseOf<typeof listVehicles>['data']> {
  const query = { items: similarVehicles + 1, 'filter[nameplate_name_in]': model };
  const input = { params: { listing }, query };
  const { data } = await withParsedInput(call)(listVehicles, input, context);
  return data.filter((found) => found.id !== id).slice(0, similarVehicles);
}

/** What a composed endpoint holds in `data`; a text there is read as JSON. */
export async function loadEndpointData(
  call: Call,
  url: string,
  context?: CallContext,
): Promise<unknown> {
  return dataOf(await call(getConfiguredData, { query: {} }, { ...context, url }));
}

/** `data` of an answer, of JSON where it is a text of JSON. */
export function dataOf(response: unknown): unknown {
  const body = parsed(response);
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) return undefined;
  return parsed((body as { data: unknown }).data);
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
