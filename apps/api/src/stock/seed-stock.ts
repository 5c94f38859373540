import { demoDealers } from '../../demo/dealers/dealers.js';
import { generateVehicles } from '../../demo/vehicles/generate-vehicles.js';
import type { Database } from '../db/database.js';
import { dealers, vehicles } from '../db/schema/stock.js';

const rowsAtOnce = 200;

/** Twelve retailers and 600 vehicles. */
export async function seedStock(tx: Database, today: Date): Promise<void> {
  await tx.insert(dealers).values([...demoDealers]);
  const stock = generateVehicles({ dealers: demoDealers, today });
  for (let from = 0; from < stock.length; from += rowsAtOnce) {
    await tx.insert(vehicles).values(stock.slice(from, from + rowsAtOnce));
  }
}
