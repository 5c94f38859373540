import { fillPath } from '@mawkib/api-clients';
import type { ResponseOf } from '@mawkib/api-clients/contracts';
import {
  companyConfigTypes,
  getCompanyConfig,
  getDynamicContent,
  getExternalStock,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
} from '@mawkib/api-clients/contracts/stock';
import { nameKey } from '@mawkib/core/dynamic-content';
import { localize } from '@mawkib/core/locale';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import {
  carModels,
  companyConfig,
  externalStock,
  modelLists,
  tradeInOptions,
  vehicles,
  widgetTranslations,
} from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { inLanguage } from '../../locale/in-language.js';
import { sourceFailed, type Upstream } from '../../upstream/create-upstream.js';

const implement = implementWith<'db'>();

const maxLists = 50;
const maxEntries = 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Handlers of the market's configuration beside its vehicles. Site document, section 7. */
export const marketConfigHandlers = (upstream: Upstream): Implementation[] => [
  implement(getCompanyConfig, async ({ params, headers, query }, { db, locale }) => {
    const types = query.config_type?.split(',').map((type) => type.trim());
    const wanted = types?.filter(Boolean) ?? [];
    const entries = (company: string) =>
      db
        .select()
        .from(companyConfig)
        .where(
          and(
            eq(companyConfig.company, company),
            params.section === 'all' ? undefined : eq(companyConfig.section, params.section),
            wanted.length ? inArray(companyConfig.config_type, wanted) : undefined,
          ),
        )
        .orderBy(
          asc(companyConfig.section),
          asc(companyConfig.config_type),
          asc(companyConfig.position),
        )
        .limit(maxEntries);
    const company = headers['Company-Config'].trim();
    const own = await entries(company);
    const common = company === 'default' ? [] : await entries('default');
    const found = own.length ? [...own, ...orderEntriesBeside(own, common)] : common;
    return {
      data: found.map(({ section, config_type, data }) => ({
        section,
        config_type,
        data: inLanguage(data, query.lang ?? locale),
      })),
    };
  }),

  implement(getWidgetTranslations, async ({ params }, { db }) => {
    const found = await db
      .select()
      .from(widgetTranslations)
      .where(eq(widgetTranslations.key, params.key))
      .orderBy(asc(widgetTranslations.language));
    const english = found.find(({ language }) => language === 'en')?.texts;
    return {
      data: Object.fromEntries(
        found.map(({ language, texts }) => [language, { ...english, ...texts }]),
      ),
    };
  }),

  implement(getTradeInOptions, async ({ query }, { db }) => {
    const found = await db.select().from(tradeInOptions).orderBy(asc(tradeInOptions.position));
    const choices = (kind: keyof ResponseOf<typeof getTradeInOptions>['data']) =>
      found
        .filter((option) => option.kind === kind)
        .map(({ value, label, brand }) => ({
          value,
          label: localize(label, query.lang),
          ...(brand && { brand }),
        }));
    return {
      data: {
        bodyTypes: choices('bodyTypes'),
        brands: choices('brands'),
        models: choices('models'),
        fuelTypes: choices('fuelTypes'),
      },
    };
  }),

  implement(getVehicleConfigData, async ({ query }, { db, locale }) => {
    const found = await db
      .select()
      .from(carModels)
      .where(await configWanted(db, query))
      .orderBy(asc(carModels.position))
      .limit(maxEntries);
    const lang = query.lang ?? locale;
    return {
      data: found.map(({ id, car_key, nameplate, brand, names, image_id, configuration }) => ({
        id,
        car_key,
        nameplate,
        brand,
        name: localize(names, lang),
        image_id,
        ...(inLanguage(configuration, lang) as object),
      })),
    };
  }),

  implement(getDynamicContent, async ({ params }, { db, locale }) => {
    const requested = [...new Set(params.lists.split(',').map((id) => id.trim().toLowerCase()))];
    const ids = requested.filter((id) => uuid.test(id)).slice(0, maxLists);
    if (ids.length === 0) return { data: {} };
    const path = fillPath(getDynamicContent, { lists: ids.join(',') });
    const { body } = await upstream.fetch('dynamic_content.api_base_url', { locale, path });
    if (body !== undefined) {
      const theirs = getDynamicContent.response.safeParse(body);
      if (!theirs.success) throw sourceFailed();
      return theirs.data;
    }
    const found = await db.select().from(modelLists).where(inArray(modelLists.id, ids));
    const modelsOf = (id: string) => found.find((list) => list.id === id)?.models ?? [];
    return { data: Object.fromEntries(ids.map((id) => [id, modelsOf(id)])) };
  }),

  implement(getExternalStock, async (_input, { db, locale }) => {
    const key = 'dynamic_content.external_stock_list_url';
    const { body } = await upstream.fetch(key, { locale });
    if (body !== undefined) return getExternalStock.response.parse(entriesOf(body));
    const found = await db.select().from(externalStock).orderBy(asc(externalStock.model));
    return found.map(({ model, vehicles: there }) => ({ [model]: there }));
  }),
];

const orderTypes: ReadonlySet<string> = new Set(
  companyConfigTypes.filter((type) => /^(config_)?order_online/.test(type)),
);

/** Default entries of the order's pages that a company does not replace with its own. */
const orderEntriesBeside = <Entry extends { config_type: string }>(
  own: readonly Entry[],
  common: readonly Entry[],
): Entry[] =>
  common.filter(
    ({ config_type: type }) =>
      orderTypes.has(type) && own.every(({ config_type }) => config_type !== type),
  );

const entriesOf = (body: unknown): unknown[] => {
  const rows = (body as { data?: unknown } | null)?.data ?? body;
  return Array.isArray(rows) ? rows : [];
};

/**
 * Condition for the models of a car key, a nameplate, or the vehicle that was configured at an
 * address.
 */
async function configWanted(
  db: Database,
  query: Readonly<Record<string, unknown>>,
): Promise<SQL | undefined> {
  const [carKey, nameplate, configUrl] = ['car_key', 'nameplate', 'config_url'].map((name) => {
    const value = query[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  });
  if (configUrl !== undefined) {
    const [vehicle] = await db
      .select({ nameplate: vehicles.nameplate })
      .from(vehicles)
      .where(eq(vehicles.config_url, configUrl));
    return eq(carModels.nameplate, nameKey(vehicle?.nameplate ?? ''));
  }
  return or(
    carKey === undefined ? undefined : eq(carModels.car_key, nameKey(carKey)),
    nameplate === undefined ? undefined : eq(carModels.nameplate, nameKey(nameplate)),
  );
}
