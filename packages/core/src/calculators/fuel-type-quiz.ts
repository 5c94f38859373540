/**
 * What the quiz can advise, the lowest emission first: that is also how a tie is decided. Blocks
 * document, section 3.4.
 */
export const fuelTypes = ['bev', 'phev', 'petrol', 'diesel'] as const;
/** One of `fuelTypes`. */
export type FuelType = (typeof fuelTypes)[number];
/** Points for each fuel type, 0 or more: of one answer, or of all together. */
export type FuelPoints = { readonly [fuel in FuelType]: number };

/**
 * The numbers of the chosen answers, 1 for the first, question by question. The third question takes
 * several answers, the others one.
 */
export type FuelQuizAnswers = readonly (readonly number[])[];

const points = (petrol: number, diesel: number, phev: number, bev: number): FuelPoints => ({
  petrol,
  diesel,
  phev,
  bev,
});

/** The points that each answer gives, by question, in the order in which the answers stand. */
const questions: readonly { readonly several?: true; readonly answers: readonly FuelPoints[] }[] = [
  // Kilometres a year: under 11,000; 11,000-24,000; over 24,000.
  { answers: [points(1, 0, 1, 2), points(2, 1, 2, 1), points(0, 3, 1, 0)] },
  // A typical journey in kilometres: under 16; 16-48; 48-160; over 160.
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
 * The sum of the points of all answers; null while a question lacks an answer, when one has more
 * than it takes, or when an answer does not exist. An answer counts once however often it is named.
 * Blocks document, section 3.4.
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
 * The fuel type with the most points, of equals the one of the lowest emission; null while the quiz
 * is incomplete. Blocks document, section 3.4.
 */
export function fuelTypeFor(answers: FuelQuizAnswers): FuelType | null {
  const sum = fuelPoints(answers);
  if (!sum) return null;
  const max = Math.max(...fuelTypes.map((fuel) => sum[fuel]));
  return fuelTypes.find((fuel) => sum[fuel] === max) ?? null;
}
