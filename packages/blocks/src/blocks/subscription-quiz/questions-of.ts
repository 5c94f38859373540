import type { BlockProps } from '../../model/definition/props.js';
import type { QuizAnswer } from '../../shared/quiz/QuizQuestion.js';
import type { subscriptionQuiz } from './subscription-quiz.definition.js';

interface Question {
  name: string;
  heading: string;
  answers: readonly QuizAnswer[];
}

/** The questions with the texts of the block; a blank answer is not shown. */
export const questionsOf = (
  fields: BlockProps<typeof subscriptionQuiz>['fields'],
): readonly Question[] => [
  {
    name: 'purpose',
    heading: fields.step_1_question ?? '',
    answers: [
      { value: 'private', label: fields.step_1_answer_private ?? '' },
      { value: 'business', label: fields.step_1_answer_business ?? '' },
      { value: 'business_and_private', label: fields.step_1_answer_business_and_private ?? '' },
    ],
  },
  {
    name: 'period',
    heading: fields.step_2_question ?? '',
    answers: [
      { value: '6-12', label: fields.step_2_answer_6_12 ?? '' },
      { value: '12-24', label: fields.step_2_answer_12_24 ?? '' },
      { value: '24-60', label: fields.step_2_answer_24_60 ?? '' },
    ],
  },
  {
    name: 'mileage',
    heading: fields.step_3_question ?? '',
    answers: [
      { value: 'below', label: fields.step_3_answer_below_20000 ?? '' },
      { value: 'above', label: fields.step_3_answer_above_20000 ?? '' },
    ],
  },
];
