import type { Dealer } from '@mawkib/api-clients/contracts';

/** Retailer data that the page shows. */
export type Retailer = Pick<Dealer, 'id' | 'name' | 'address' | 'city' | 'phone' | 'opening_hours'>;

export interface City {
  name: string;
  retailers: readonly Retailer[];
}

/** Retailers with opening hours, in the market's order, grouped by city. */
export function retailersByCity(dealers: readonly Dealer[]): City[] {
  const cities = new Map<string, Retailer[]>();
  for (const { id, name, address, city, phone, opening_hours } of dealers) {
    if (opening_hours.trim() === '') continue;
    const own = cities.get(city) ?? [];
    cities.set(city, [...own, { id, name, address, city, phone, opening_hours }]);
  }
  return [...cities].map(([name, retailers]) => ({ name, retailers }));
}
