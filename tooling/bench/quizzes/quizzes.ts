import {
  fuelTypeFor,
  mainProduct,
  quizMileages,
  quizPeriods,
  quizPurposes,
} from '@mawkib/core/calculators';
import { launch } from '../launch.ts';
import { openMarket } from '../open-market.ts';
import { report } from '../report.ts';
import { answerEverything } from './answer-everything.ts';

/** Every pick of one of the choices per question. */
const everyPick = <T>(questions: readonly (readonly T[])[]): T[][] =>
  questions.reduce<T[][]>(
    (before, choices) => before.flatMap((picked) => choices.map((choice) => [...picked, choice])),
    [[]],
  );

/** Every way to choose at least one of the answers. */
const everyChoice = (answers: number): number[][] =>
  Array.from({ length: 2 ** answers - 1 }, (_, at) =>
    Array.from({ length: answers }, (__, answer) => answer + 1).filter(
      (answer) => (at + 1) & (1 << (answer - 1)),
    ),
  );
const oneOf = (answers: number) => everyChoice(answers).filter(({ length }) => length === 1);

const fuelWays = everyPick([oneOf(3), oneOf(4), everyChoice(4), oneOf(4), oneOf(3)]).map(
  (answers) => ({
    answers: answers.map((chosen) => chosen.map(String)),
    result: `${fuelTypeFor(answers)}`,
  }),
);
const subscriptionWays = quizPurposes.flatMap((purpose) =>
  quizPeriods.flatMap((period) =>
    quizMileages.map((mileage) => ({
      answers: [[purpose], [period], [mileage]],
      result: mainProduct({ purpose, period, mileage }),
    })),
  ),
);

/**
 * Answers both quizzes in a browser in every possible way, from start to result, and compares each
 * result with that of `@mawkib/core/calculators`.
 */
export async function run(): Promise<void> {
  const market = await openMarket({ cache: true });
  const browser = await launch();
  try {
    const rows = [
      await answerEverything(browser, {
        url: `${market.origin}/en/fuel-quiz`,
        block: 'fuel-type-quiz',
        names: ['fuel_1', 'fuel_2', 'fuel_3', 'fuel_4', 'fuel_5'],
        shown: 'data-fuel',
        ways: fuelWays,
      }),
      await answerEverything(browser, {
        url: `${market.origin}/en/catalogue/specials`,
        block: 'subscription-quiz',
        names: ['plan_purpose', 'plan_period', 'plan_mileage'],
        shown: 'data-product',
        ways: subscriptionWays,
      }),
    ];
    report('quizzes', {
      'Ways to answer a quiz, and results other than those of the engine': rows,
    });
    const wrong = rows.filter((row) => row.wrong > 0);
    if (wrong.length > 0) throw new Error(wrong.map(({ first }) => first).join('; '));
  } finally {
    await browser.close();
    await market.close();
  }
}
