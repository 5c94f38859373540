import type { Logger } from '@mawkib/core/errors';
import { similarVehicles } from '@mawkib/core/vocabulary';
import type { Call, CallContext } from '../call.js';
import type { ResponseOf } from '../contracts/operation-types.js';
import { getCompanyConfig, getWidgetTranslations } from '../contracts/stock/company-configs.js';
import { getListingRetailers, listVehicles } from '../contracts/stock/listings.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

export interface CompanyConfigRequest {
  /** Value of the `Company-Config` header. Default: `default`. */
  company?: string | undefined;
  /** Default: `all`. */
  section?: string;
  /** Types of entries, sent comma-separated. Default: all. */
  types?: readonly string[];
}

/** Loads the entries of a company's configuration. Site document, section 7. */
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
  /** Key of the widget. */
  key: string;
  /** Language code in any case, e.g. `AR`. */
  language: string;
  /** Receives a warning for missing texts. */
  logger: Logger;
}

/**
 * Loads the texts of a widget in a language, with English as fallback. Logs and returns null if it
 * has neither.
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

/** Loads the dealers of a listing by name, for one brand. */
export async function loadListingDealers(
  call: Call,
  { listing, brand }: { listing: string; brand: string },
  context?: CallContext,
): Promise<ResponseOf<typeof getListingRetailers>['data']> {
  const query = { 'filter[brands_name_eq]': brand, sort: 'name' };
  const input = { params: { id: listing }, query };
  return (await withParsedInput(call)(getListingRetailers, input, context)).data;
}

/** Loads up to six other vehicles of the same model. Site document, sections 7 and 9. */
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
