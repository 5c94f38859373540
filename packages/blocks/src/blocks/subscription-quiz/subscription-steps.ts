import {
  type MainQuizProduct,
  mainProduct,
  quizMileages,
  quizPeriods,
  quizPurposes,
  type SubscriptionQuizAnswers,
} from '@mawkib/core/calculators';
import type { Quiz, QuizState } from '../../shared/quiz/quiz.js';

export const subscriptionQuiz: Quiz = {
  prefix: 'plan',
  questions: [
    { name: 'purpose', answers: quizPurposes },
    { name: 'period', answers: quizPeriods },
    { name: 'mileage', answers: quizMileages },
  ],
};

/** The main product; null while a question has no answer. */
export function productOf({ answers }: Pick<QuizState, 'answers'>): MainQuizProduct | null {
  const [purpose, period, mileage] = answers.map(([chosen]) => chosen);
  if (!purpose || !period || !mileage) return null;
  return mainProduct({ purpose, period, mileage } as SubscriptionQuizAnswers);
}
