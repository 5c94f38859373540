import * as z from 'zod';
import { commaJoined, envelope, headerText, locale, localeOrEnglish, pathId } from '../envelope.js';
import { operation } from '../operation.js';

/** Types of configuration entries. Site document, section 3. */
export const companyConfigTypes = [
  'additional',
  'cash',
  'lease',
  'subscription',
  'order_online',
  'order_online_steps_page',
  'order_online_checkout_page',
  'order_online_success_page',
  'config_order_online',
  'config_order_online_steps_page',
  'config_order_online_checkout_page',
  'config_order_online_success_page',
] as const;

/** An entry of a company's configuration; types not in `companyConfigTypes` are preserved. */
export const companyConfigEntry = z.looseObject({ config_type: z.string(), data: z.unknown() });
export type CompanyConfigEntry = z.infer<typeof companyConfigEntry>;

/**
 * A section of a company's configuration, by default `all`; `config_type` selects types,
 * comma-separated. Site document, section 7.
 */
export const getCompanyConfig = operation({
  id: 'getCompanyConfig',
  service: 'stock',
  method: 'GET',
  path: '/public_api/company_config/:section',
  summary: "A section of a company's configuration",
  params: z.object({ section: pathId.default('all') }),
  headers: z.object({ 'Company-Config': headerText }),
  query: z.looseObject({ config_type: commaJoined.optional(), lang: locale.optional() }),
  response: envelope(z.array(companyConfigEntry)),
});

/** Texts of a widget by lower-case language. Site document, section 7. */
export const widgetTranslations = z.record(z.string(), z.record(z.string(), z.string()));
export type WidgetTranslations = z.infer<typeof widgetTranslations>;

export const getWidgetTranslations = operation({
  id: 'getWidgetTranslations',
  service: 'stock',
  method: 'GET',
  path: '/public_api/widget_translations_configs/:key',
  summary: 'Texts of a widget, by language',
  params: z.object({ key: pathId }),
  response: envelope(widgetTranslations),
});

const choice = z.looseObject({ value: z.string(), label: z.string() });

/** Options of a trade-in form. Site document, sections 3 and 7. */
export const tradeInOptions = z.looseObject({
  bodyTypes: z.array(choice),
  brands: z.array(choice),
  /** `brand` is the value of the model's brand. */
  models: z.array(choice.extend({ brand: z.string().optional() })),
  fuelTypes: z.array(choice),
});
export type TradeInOptions = z.infer<typeof tradeInOptions>;

export const getTradeInOptions = operation({
  id: 'getTradeInOptions',
  service: 'stock',
  method: 'GET',
  path: '/trade_in/form_options',
  summary: 'What a trade-in form offers',
  query: z.looseObject({ lang: localeOrEnglish }),
  response: envelope(tradeInOptions),
});

/** Configuration data of vehicles; the service defines the query. */
export const getVehicleConfigData = operation({
  id: 'getVehicleConfigData',
  service: 'stock',
  method: 'GET',
  path: '/public_api/vehicles/config_data',
  summary: 'Configuration data of vehicles',
  query: z.looseObject({ lang: locale.optional() }),
  response: envelope(z.unknown()),
});

/** Model names by list; only status 200 is a success. Both documents, section 7. */
export const getDynamicContent = operation({
  id: 'getDynamicContent',
  service: 'stock',
  method: 'GET',
  path: '/public_api/dynamic_content/:lists',
  exactStatus: true,
  summary: 'Model names per publication list',
  params: z.object({ lists: commaJoined.pipe(z.string().min(1).max(2000)) }),
  errors: { source_failed: 502 },
  response: envelope(z.record(z.string(), z.array(z.string()))),
});

/**
 * Models of an external stock list: a list of objects keyed by model. Both documents, section 7.
 */
export const getExternalStock = operation({
  id: 'getExternalStock',
  service: 'stock',
  method: 'GET',
  path: '/public_api/external_stock',
  summary: "Models of stock beyond the market's own",
  errors: { source_failed: 502 },
  response: z.array(z.unknown()),
});
