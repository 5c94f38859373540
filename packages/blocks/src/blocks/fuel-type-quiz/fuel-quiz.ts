import { type FuelType, fuelTypeFor } from '@mawkib/core/calculators';
import type { Quiz, QuizState } from '../../shared/quiz/quiz.js';

/** Number of answers of each question; the third allows several. */
export const answerCounts = [3, 4, 4, 4, 3] as const;
const severalAt = 3;

export const fuelQuiz: Quiz = {
  prefix: 'fuel',
  hasFinal: true,
  questions: answerCounts.map((count, at) => ({
    name: String(at + 1),
    answers: Array.from({ length: count }, (_, answer) => String(answer + 1)),
    several: at + 1 === severalAt,
  })),
};

/** The recommended fuel; null while a question has no answer. */
export const fuelOf = ({ answers }: Pick<QuizState, 'answers'>): FuelType | null =>
  fuelTypeFor(answers.map((chosen) => chosen.map(Number)));
