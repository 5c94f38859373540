import type { VehicleState } from '@mawkib/core/vocabulary';
import type { Random } from '../create-random.js';

interface Priced {
  state: VehicleState;
  /** New price in AED. */
  base: number;
  options: number;
  age: number;
  mileage: number;
}

const toHundreds = (dirhams: number) => Math.round(dirhams / 100) * 100;
const minor = (dirhams: number) => Math.round(dirhams) * 100;

/** List and asking price by age and mileage, and monthly prices of a lease or subscription. */
export function priceOf({ state, base, options, age, mileage }: Priced, random: Random) {
  const worth = state === 'new' ? 1 : 0.86 ** age * (1 - Math.min(0.25, mileage / 700_000));
  const msrp = toHundreds((base + options) * worth * (state === 'used' ? 0.93 : 1));
  const reduced = random.chance(state === 'new' ? 0.22 : 0.4);
  const sale = reduced ? toHundreds(msrp * (1 - random.between(2, 9) / 100)) : msrp;
  const monthly = Math.round((sale * 0.0164) / 10) * 10;
  return {
    base_minor: minor(toHundreds(base * worth)),
    msrp_minor: minor(msrp),
    sale_minor: minor(sale),
    monthly_minor: minor(monthly),
    subscribe_minor: minor(Math.round((monthly * 1.42) / 10) * 10),
  };
}
