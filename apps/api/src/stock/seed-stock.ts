import { demoDealerAreas } from '../../demo/dealers/areas.js';
import { demoDealers } from '../../demo/dealers/dealers.js';
import { demoCompanyConfig } from '../../demo/market/company-config.js';
import { demoExternalStock, demoModelLists } from '../../demo/market/model-lists.js';
import { demoTradeInOptions } from '../../demo/market/trade-in-options.js';
import { demoTranslations } from '../../demo/market/widget-translations.js';
import { generateVehicles } from '../../demo/vehicles/generate-vehicles.js';
import { dealerAreaKeys } from '../content/dealer-area-keys.js';
import type { Database } from '../db/database.js';
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

const rowsAtOnce = 200;

/** Twelve retailers and where they sell, 600 vehicles, and what the market configures beside them. */
export async function seedStock(tx: Database, today: Date): Promise<void> {
  await tx.insert(dealers).values([...demoDealers]);
  const stock = generateVehicles({ dealers: demoDealers, today });
  for (let from = 0; from < stock.length; from += rowsAtOnce) {
    await tx.insert(vehicles).values(stock.slice(from, from + rowsAtOnce));
  }
  await tx.insert(dealerAreas).values(
    demoDealerAreas.map((area) => ({
      ...area,
      keys: dealerAreaKeys(area, demoDealers.find(({ id }) => id === area.dealer_id)?.brands ?? []),
    })),
  );
  await tx.insert(modelLists).values([...demoModelLists]);
  await tx.insert(externalStock).values([...demoExternalStock]);
  await tx.insert(companyConfig).values([...demoCompanyConfig]);
  await tx.insert(widgetTranslations).values([...demoTranslations]);
  await tx.insert(tradeInOptions).values([...demoTradeInOptions]);
}
