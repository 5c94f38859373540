/** Plausible ranges of a vehicle's numbers; values outside are treated as mistakes. */
export const vehicleLimits = {
  year: [1885, 2100],
  /** In the vehicle's own unit of distance. */
  mileage: [0, 2_000_000],
  power: [0, 5_000],
  /** Litres. */
  capacity: [0, 30],
  /** Kilowatt-hours. */
  battery: [0, 2_000],
  seats: [0, 100],
  /** Money, in major units; also the limit of the filters. */
  amount: [0, 10_000_000_000],
  latitude: [-90, 90],
  longitude: [-180, 180],
} as const satisfies Record<string, readonly [min: number, max: number]>;
