/**
 * Fuel types that the quiz can recommend, the lowest emissions first, which also decides ties.
 * Blocks document, section 3.4.
 */
export const fuelTypes = ['bev', 'phev', 'petrol', 'diesel'] as const;
/** One of `fuelTypes`. */
export type FuelType = (typeof fuelTypes)[number];
/** Points by fuel type, 0 or more: of one answer or the total. */
export type FuelPoints = { readonly [fuel in FuelType]: number };

/** Numbers of the chosen answers from 1, by question. The third question allows several. */
export type FuelQuizAnswers = readonly (readonly number[])[];

const points = (petrol: number, diesel: number, phev: number, bev: number): FuelPoints => ({
  petrol,
  diesel,
  phev,
  bev,
});

/** Points of each answer by question, in display order. */
const questions: readonly { readonly several?: true; readonly answers: readonly FuelPoints[] }[] = [
  // Kilometers per year: under 11,000; 11,000-24,000; over 24,000.
  { answers: [points(1, 0, 1, 2), points(2, 1, 2, 1), points(0, 3, 1, 0)] },
  // Typical journey in kilometers: under 16; 16-48; 48-160; over 160.
  { answers: [points(1, 0, 1, 3), points(1, 0, 3, 2), points(2, 2, 1, 0), points(0, 3, 0, 0)] },
  // Driving: short runs; business travel and touring; towing and transporting; for pleasure.
  {
    several: true,
    answers: [points(1, 0, 1, 2), points(0, 2, 1, 0), points(0, 3, 0, 0), points(2, 0, 1, 1)],
  },
  // Charge points: urban; rural; motorway; mixed.
  { answers: [points(0, 0, 1, 3), points(1, 2, 1, 0), points(1, 3, 0, 0), points(2, 1, 2, 0)] },
  // Frequent long journeys: efficient; leisurely; spirited.
  { answers: [points(0, 2, 2, 1), points(1, 0, 1, 2), points(3, 1, 0, 0)] },
];

/**
 * Total points of all answers; null if a question has no answer, too many answers or an unknown
 * answer. Duplicate answers count once. Blocks document, section 3.4.
 */
export function fuelPoints(answers: FuelQuizAnswers): FuelPoints | null {
  let sum = points(0, 0, 0, 0);
  for (const [index, question] of questions.entries()) {
    const chosen = new Set(answers[index]);
    if (chosen.size === 0 || (chosen.size > 1 && !question.several)) return null;
    for (const number of chosen) {
      const given = question.answers[number - 1];
      if (!given) return null;
      sum = points(
        sum.petrol + given.petrol,
        sum.diesel + given.diesel,
        sum.phev + given.phev,
        sum.bev + given.bev,
      );
    }
  }
  return sum;
}

/**
 * The fuel type with the most points, ties decided by lower emissions; null if the quiz is
 * incomplete. Blocks document, section 3.4.
 */
export function fuelTypeFor(answers: FuelQuizAnswers): FuelType | null {
  const sum = fuelPoints(answers);
  if (!sum) return null;
  const max = Math.max(...fuelTypes.map((fuel) => sum[fuel]));
  return fuelTypes.find((fuel) => sum[fuel] === max) ?? null;
}
