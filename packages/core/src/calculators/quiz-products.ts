/** Purposes of the car; the first question. Blocks document, section 3.4. */
export const quizPurposes = ['private', 'business', 'business_and_private'] as const;
/** Periods of use in months; the second question. Blocks document, section 3.4. */
export const quizPeriods = ['6-12', '12-24', '24-60'] as const;
/** Mileage below or above 20,000 km; the third question. Blocks document, section 3.4. */
export const quizMileages = ['below', 'above'] as const;
/** In the order of alternatives; the last one is never the main product. */
export const quizProducts = ['subscription', 'loan', 'full_service', 'leasing_to_go'] as const;
/** One of `quizProducts`. */
export type QuizProduct = (typeof quizProducts)[number];
/** A main product of the quiz; `leasing_to_go` is only an alternative. */
export type MainQuizProduct = Exclude<QuizProduct, 'leasing_to_go'>;

/** The answers to the three questions. */
export interface SubscriptionQuizAnswers {
  readonly purpose: (typeof quizPurposes)[number];
  readonly period: (typeof quizPeriods)[number];
  readonly mileage: (typeof quizMileages)[number];
}

/**
 * Recommended product: a subscription up to a year, and up to two years with low mileage; a loan
 * for a private car with low mileage for longer; full service otherwise. Blocks document, section
 * 3.4.
 */
export function mainProduct({
  purpose,
  period,
  mileage,
}: SubscriptionQuizAnswers): MainQuizProduct {
  if (period === '6-12') return 'subscription';
  if (mileage === 'above') return 'full_service';
  if (period === '12-24') return 'subscription';
  return purpose === 'private' ? 'loan' : 'full_service';
}

/** The other products, in order. */
export const alternativeProducts = (main: QuizProduct): readonly QuizProduct[] =>
  quizProducts.filter((product) => product !== main);
