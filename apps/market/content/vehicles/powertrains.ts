export interface Powertrain {
  /** Badge after the trim's name. */
  badge: string;
  engine_types: readonly ('petrol' | 'diesel' | 'mild_hybrid' | 'plug_in_hybrid' | 'electric')[];
  power: number;
  /** Displacement in litres; null for an electric motor. */
  capacity: number | null;
  /** Battery in kWh; null unless the car can be charged. */
  battery: number | null;
  transmission: 'automatic' | 'manual' | 'single_speed';
  drivetrain: 'awd' | 'rwd';
  /** Surcharge in AED. */
  price: number;
}

const engine = (
  badge: string,
  engine_types: Powertrain['engine_types'],
  power: number,
  capacity: number | null,
  price: number,
  more: Partial<Powertrain> = {},
): Powertrain => ({
  badge,
  engine_types,
  power,
  capacity,
  battery: null,
  transmission: 'automatic',
  drivetrain: 'awd',
  price,
  ...more,
});

export const powertrains = {
  p200: engine('P200', ['petrol'], 200, 2, 0),
  p250: engine('P250', ['petrol'], 249, 2, 9000),
  p300: engine('P300', ['petrol'], 300, 2, 18000),
  p300rwd: engine('P300', ['petrol'], 300, 2, 0, { drivetrain: 'rwd' }),
  p250rwd: engine('P250', ['petrol'], 249, 2, 4000, { drivetrain: 'rwd' }),
  d165: engine('D165', ['mild_hybrid', 'diesel'], 163, 2, 6000),
  d200: engine('D200', ['mild_hybrid', 'diesel'], 204, 2, 11000),
  d250: engine('D250', ['mild_hybrid', 'diesel'], 249, 3, 17000),
  d300: engine('D300', ['mild_hybrid', 'diesel'], 300, 3, 26000),
  d350: engine('D350', ['mild_hybrid', 'diesel'], 350, 3, 34000),
  p360: engine('P360', ['mild_hybrid', 'petrol'], 360, 3, 31000),
  p400: engine('P400', ['mild_hybrid', 'petrol'], 400, 3, 42000),
  p300e: engine('P300e', ['plug_in_hybrid', 'petrol'], 309, 1.5, 39000, { battery: 15 }),
  p400e: engine('P400e', ['plug_in_hybrid', 'petrol'], 404, 2, 52000, { battery: 19.2 }),
  p460e: engine('P460e', ['plug_in_hybrid', 'petrol'], 460, 3, 61000, { battery: 38.2 }),
  p550e: engine('P550e', ['plug_in_hybrid', 'petrol'], 550, 3, 88000, { battery: 38.2 }),
  p450: engine('P450', ['petrol'], 450, 5, 60000),
  p450rwd: engine('P450', ['petrol'], 450, 5, 52000, { drivetrain: 'rwd' }),
  p525: engine('P525', ['petrol'], 525, 5, 150000),
  p530: engine('P530', ['petrol'], 530, 4.4, 130000),
  p550: engine('P550', ['petrol'], 550, 5, 120000),
  p575: engine('P575', ['petrol'], 575, 5, 165000),
  p615: engine('P615', ['mild_hybrid', 'petrol'], 615, 4.4, 240000),
  p300manual: engine('P300', ['petrol'], 300, 2, -8000, {
    transmission: 'manual',
    drivetrain: 'rwd',
  }),
  ev320: engine('EV320', ['electric'], 320, null, 0, { battery: 90, transmission: 'single_speed' }),
  ev400: engine('EV400', ['electric'], 400, null, 24000, {
    battery: 90,
    transmission: 'single_speed',
  }),
} satisfies Record<string, Powertrain>;

export type PowertrainKey = keyof typeof powertrains;
