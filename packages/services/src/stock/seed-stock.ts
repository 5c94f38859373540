import type { MarketContent } from '../config/market-content.js';
import { dealerAreaKeys } from '../content/dealers/dealer-area-keys.js';
import type { Database } from '../db/database.js';
import { insertRows } from '../db/insert-rows.js';
import {
  companyConfig,
  dealerAreas,
  dealers,
  externalStock,
  modelLists,
  tradeInOptions,
  vehicles,
  widgetTranslations,
} from '../db/schema/index.js';

/** Inserts a market's first retailers with their locations, its vehicles and its configuration. */
export async function seedStock(tx: Database, content: MarketContent): Promise<void> {
  const given = content.dealers ?? [];
  await insertRows(tx, dealers, given);
  await insertRows(tx, vehicles, content.vehicles ?? []);
  await insertRows(
    tx,
    dealerAreas,
    (content.dealerAreas ?? []).map((area) => ({
      ...area,
      keys: dealerAreaKeys(area, given.find(({ id }) => id === area.dealer_id)?.brands ?? []),
    })),
  );
  await insertRows(tx, modelLists, content.modelLists ?? []);
  await insertRows(tx, externalStock, content.externalStock ?? []);
  await insertRows(tx, companyConfig, content.companyConfig ?? []);
  await insertRows(tx, widgetTranslations, content.widgetTranslations ?? []);
  await insertRows(tx, tradeInOptions, content.tradeInOptions ?? []);
}
