import { racingResults } from './racing-results.js';

/** Share of the range that is left at a temperature in °C: cold and heat both cost some. */
const left: Readonly<Record<string, number>> = {
  '-10': 0.68,
  0: 0.78,
  10: 0.9,
  20: 1,
  30: 0.96,
  40: 0.87,
  50: 0.78,
};

/** Range in km on 18-inch wheels at 20 °C by profile. */
const best = { city: 486, motorway: 372, combined: 438 };

/** Share of the range that is left on larger wheels. */
const onWheels: Readonly<Record<string, number>> = { 18: 1, 20: 0.96, 22: 0.91 };

/** Ranges of the I-PACE by profile, wheel in inches and temperature in °C. */
const iPaceRange = {
  profiles: [
    { key: 'city', average_speed: 27 },
    { key: 'motorway', average_speed: 92 },
    { key: 'combined', average_speed: 47 },
  ],
  wheels: Object.keys(onWheels),
  temperatures: Object.keys(left),
  values: Object.fromEntries(
    Object.entries(best).map(([profile, km]) => [
      profile,
      Object.fromEntries(
        Object.entries(onWheels).map(([wheel, wheelShare]) => [
          wheel,
          Object.fromEntries(
            Object.entries(left).map(([degrees, share]) => [
              degrees,
              Math.round(km * wheelShare * share),
            ]),
          ),
        ]),
      ),
    ]),
  ),
};

/** Files that blocks of the demo read, by name. */
export const demoDataFiles = [
  { name: 'range-i-pace.json', content: iPaceRange },
  ...racingResults.map(({ language, rounds }) => ({
    name: `racing-results-${language}.json`,
    content: rounds,
  })),
];
