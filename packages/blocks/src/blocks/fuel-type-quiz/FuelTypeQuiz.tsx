import { Button, Heading, type HeadingLevel, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { levelBelow, QuizForm } from '../../shared/quiz/QuizForm.js';
import { startOf } from '../../shared/quiz/quiz.js';
import { messages } from '../../shared/quiz/quiz.messages.js';
import { styles as quizStyles } from '../../shared/quiz/quiz.styles.js';
import { useQuiz } from '../../shared/quiz/use-quiz.js';
import { FuelResult } from './FuelResult.js';
import { fuelOf, fuelQuiz } from './fuel-quiz.js';
import type { fuelTypeQuiz } from './fuel-type-quiz.definition.js';
import { styles } from './fuel-type-quiz.styles.js';

type Fields = BlockProps<typeof fuelTypeQuiz>['fields'];

/** Without a script: one form with all questions, and the result in the page that it loads. */
export function FuelTypeQuiz({ index, suffix, fields }: BlockProps<typeof fuelTypeQuiz>) {
  const css = { ...useStyles(quizStyles), ...useStyles(styles) };
  const t = messages(useLocale().locale);
  const quiz = useQuiz(fuelQuiz, suffix);
  const { state } = quiz;
  const { step } = state;
  const level: HeadingLevel = index === 0 ? 1 : 2;
  const fuel = step === 'result' ? fuelOf(state) : null;
  const address = `${quiz.hrefOf(startOf(fuelQuiz))}#component-${index + 1}`;
  return (
    <BlockSection data={{ 'data-step': step }}>
      <div ref={quiz.root}>
        {fuel ? (
          <FuelResult
            fuel={fuel}
            fields={fields}
            level={level}
            restart={{ label: fields.restart_label || t('restart'), href: address }}
            onRestart={quiz.restart}
          />
        ) : (
          <QuizForm
            quiz={quiz}
            questions={questionsOf(fields)}
            address={address}
            level={level}
            labels={{
              previous: fields.previous_label,
              next: fields.next_label,
              final: fields.final_label,
            }}
          >
            <div className={css.start} data-off={step !== 0 || undefined}>
              {fields.step_0_image && <Picture image={fields.step_0_image} index={index} />}
              <div className={css.words}>
                {fields.step_0_heading && (
                  <Heading
                    level={step === 0 ? level : levelBelow(level)}
                    tabIndex={-1}
                    data-quiz-focus={step === 0 || undefined}
                  >
                    {fields.step_0_heading}
                  </Heading>
                )}
                {fields.step_0_subheading && <p className={css.text}>{fields.step_0_subheading}</p>}
                {step === 0 && (
                  <Button
                    className={css.scripted}
                    data-quiz-focus={!fields.step_0_heading || undefined}
                    onClick={quiz.next}
                  >
                    {fields.start_label || t('start')}
                  </Button>
                )}
              </div>
            </div>
          </QuizForm>
        )}
      </div>
    </BlockSection>
  );
}

const questionsOf = (fields: Fields) =>
  fuelQuiz.questions.map(({ name, answers }) => ({
    heading: textOf(fields, `step_${name}_heading`),
    subheading: textOf(fields, `step_${name}_subheading`),
    answers: answers.map((value) => ({
      value,
      label: textOf(fields, `step_${name}_answer_${value}`),
      description: textOf(fields, `step_${name}_answer_${value}_description`),
    })),
  }));

function textOf(fields: Fields, name: string): string {
  const text = (fields as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : '';
}
