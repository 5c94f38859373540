/** Dimensions of a car in mm, litres and kg. */
export interface Measures {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  luggage: number;
  clearance: number;
  /** Wading depth in mm; 0: none. */
  wading: number;
  /** Towing capacity in kg; 0: none. */
  towing: number;
  weight: number;
}

const measured = (
  length: number,
  width: number,
  height: number,
  wheelbase: number,
  [luggage, clearance, wading, towing, weight]: readonly [number, number, number, number, number],
): Measures => ({
  length,
  width,
  height,
  wheelbase,
  luggage,
  clearance,
  wading,
  towing,
  weight,
});

/** By car key; invented for the demo market. */
export const demoMeasures: Readonly<Record<string, Measures>> = {
  defender_110: measured(5020, 1990, 1970, 3020, [780, 290, 900, 3500, 2310]),
  defender_90: measured(4580, 1990, 1970, 2590, [390, 290, 900, 3500, 2190]),
  defender_130: measured(5360, 1990, 1970, 3020, [390, 290, 900, 3000, 2560]),
  range_rover: measured(5050, 2040, 1870, 2990, [820, 295, 900, 3500, 2480]),
  range_rover_lwb: measured(5250, 2040, 1870, 3190, [310, 295, 900, 3500, 2560]),
  range_rover_sport: measured(4950, 2040, 1820, 2990, [640, 280, 900, 3500, 2340]),
  range_rover_evoque: measured(4370, 1900, 1650, 2680, [590, 212, 600, 2000, 1890]),
  discovery: measured(4960, 2000, 1890, 2920, [260, 283, 900, 3500, 2370]),
  f_pace: measured(4750, 1940, 1660, 2870, [610, 213, 500, 2400, 1930]),
  e_pace: measured(4390, 1900, 1650, 2680, [490, 204, 500, 1800, 1850]),
  i_pace: measured(4680, 1900, 1560, 2990, [500, 174, 500, 750, 2210]),
  f_type_coupe: measured(4470, 1920, 1310, 2620, [300, 122, 0, 0, 1700]),
  f_type_coupe_75: measured(4470, 1920, 1310, 2620, [300, 122, 0, 0, 1720]),
  xe: measured(4680, 1970, 1420, 2830, [360, 125, 0, 1500, 1640]),
  xf: measured(4960, 1980, 1460, 2960, [460, 120, 0, 1800, 1720]),
};
