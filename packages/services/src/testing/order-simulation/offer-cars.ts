import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import { sampleDealer, sampleVehicle } from './sample-rows.js';
import type { SimulatedMarket } from './simulated-market.js';

/** Stores the cars of a history with their retailers, and how each is paid for. */
export function offerCars({ data, state }: SimulatedMarket): void {
  for (const [index, sale] of state.sales.entries()) {
    const dealer = sampleDealer(`dealer-${index}`);
    data.dealers.set(dealer.id, dealer);
    const vehicle = sampleVehicle(sale.vehicle_id, dealer.id);
    data.rows.vehicles.set(vehicle.id, vehicle);
    const { vendor: payment, amount, currency: deposit_currency, capture: capture_method } = sale;
    const terms = { deposit: amount / 100, deposit_currency, capture_method };
    data.entries.push({
      company: dealer.company_uuid,
      data: payment === 'none' ? { payment: freeReservationVendor } : { payment, ...terms },
    });
  }
}
