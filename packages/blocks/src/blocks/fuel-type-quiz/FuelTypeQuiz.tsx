import { Button, Heading, type HeadingLevel, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { QuizQuestion } from '../../shared/quiz/QuizQuestion.js';
import { answersTo, firstOpen } from '../../shared/quiz/quiz.js';
import { messages } from '../../shared/quiz/quiz.messages.js';
import { styles as quizStyles } from '../../shared/quiz/quiz.styles.js';
import { useQuiz } from '../../shared/quiz/use-quiz.js';
import { FuelResult } from './FuelResult.js';
import { fuelOf, fuelQuiz } from './fuel-quiz.js';
import type { fuelTypeQuiz } from './fuel-type-quiz.definition.js';
import { styles } from './fuel-type-quiz.styles.js';

type Fields = BlockProps<typeof fuelTypeQuiz>['fields'];

/** Without a script: one form with all questions, and the result in the page that it loads. */
export function FuelTypeQuiz({ index, fields }: BlockProps<typeof fuelTypeQuiz>) {
  const css = { ...useStyles(quizStyles), ...useStyles(styles) };
  const t = messages(useLocale().locale);
  const quiz = useQuiz(fuelQuiz);
  const { state, pathname } = quiz;
  const { step } = state;
  const level: HeadingLevel = index === 0 ? 1 : 2;
  const count = fuelQuiz.questions.length;
  const fuel = step === 'result' ? fuelOf(state) : null;
  const atQuestion = typeof step === 'number' && step > 0;
  const isDone = firstOpen(state) === undefined;
  const finalLabel = fields.final_label || t('result');
  const address = `${pathname}#component-${index + 1}`;
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
          <form
            className={css.steps}
            method="get"
            action={address}
            noValidate={quiz.isReady}
            onSubmit={(event) => {
              event.preventDefault();
              quiz.next();
            }}
          >
            <div className={css.start} data-off={step !== 0 || undefined}>
              {fields.step_0_image && <Picture image={fields.step_0_image} index={index} />}
              <div className={css.words}>
                {fields.step_0_heading && (
                  <Heading level={level} tabIndex={-1} data-quiz-focus={step === 0 || undefined}>
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
            {fuelQuiz.questions.map(({ name, answers, several }, at) => (
              <QuizQuestion
                key={name}
                name={`${fuelQuiz.prefix}_${name}`}
                step={at + 1}
                count={count}
                heading={textOf(fields, `step_${name}_heading`)}
                subheading={textOf(fields, `step_${name}_subheading`)}
                answers={answers.map((value) => ({
                  value,
                  label: textOf(fields, `step_${name}_answer_${value}`),
                  description: textOf(fields, `step_${name}_answer_${value}_description`),
                }))}
                several={several}
                chosen={answersTo(state, at + 1)}
                onChoose={(value) => quiz.choose(at + 1, value)}
                isCurrent={step === at + 1}
                error={
                  quiz.isIncomplete && answersTo(state, at + 1).length === 0
                    ? t('missing')
                    : undefined
                }
                level={level}
              />
            ))}
            {step === 'final' && (
              <Heading level={level} size="l" tabIndex={-1} data-quiz-focus>
                {t('done')}
              </Heading>
            )}
            <div className={css.buttons}>
              {step !== 0 && (
                <Button kind="secondary" className={css.scripted} onClick={quiz.previous}>
                  {fields.previous_label || t('previous')}
                </Button>
              )}
              {atQuestion && (
                <Button
                  className={css.scripted}
                  onClick={quiz.next}
                  disabled={answersTo(state, step).length === 0}
                >
                  {fields.next_label || t('next')}
                </Button>
              )}
              {(step === 'final' || !quiz.isReady) && (
                <Button
                  type="submit"
                  className={css.submit}
                  data-off={step !== 'final' || undefined}
                  disabled={step === 'final' && !isDone}
                >
                  {finalLabel}
                </Button>
              )}
            </div>
          </form>
        )}
      </div>
    </BlockSection>
  );
}

function textOf(fields: Fields, name: string): string {
  const text = (fields as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : '';
}
