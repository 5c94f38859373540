import { Button, Heading, type HeadingLevel, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { OtherParams } from './OtherParams.js';
import { QuizQuestion, type QuizQuestionProps } from './QuizQuestion.js';
import { answersTo, firstOpen, paramOf, quizParams } from './quiz.js';
import { messages } from './quiz.messages.js';
import { styles } from './quiz.styles.js';
import type { useQuiz } from './use-quiz.js';

export interface QuizFormProps {
  quiz: ReturnType<typeof useQuiz>;
  /** Texts of the quiz's questions, in their order. */
  questions: readonly Pick<QuizQuestionProps, 'heading' | 'subheading' | 'answers'>[];
  /** Where the form without a script is sent. */
  address: string;
  level: HeadingLevel;
  /** Labels of the buttons; a blank one has the default. */
  labels: { previous?: string | undefined; next?: string | undefined; final?: string | undefined };
  /** What comes before the questions. */
  children: ReactNode;
}

/** Of the steps that are not shown, so that a page has one main heading. */
export const levelBelow = (level: HeadingLevel) => Math.min(6, level + 1) as HeadingLevel;

/**
 * Start, questions and buttons of a quiz: step by step, and without a script all questions in one
 * form.
 */
export function QuizForm(props: QuizFormProps) {
  const { quiz, questions, address, level, labels, children } = props;
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { definition, state, isReady } = quiz;
  const { step } = state;
  const count = definition.questions.length;
  const final = labels.final || t('result');
  const isFinal = step === 'final';
  return (
    <form
      className={css.steps}
      method="get"
      action={address}
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        quiz.next();
      }}
    >
      <OtherParams own={quizParams(definition)} />
      {children}
      {definition.questions.map(({ name, several }, at) => {
        const texts = questions[at];
        const chosen = answersTo(state, at + 1);
        return (
          texts && (
            <QuizQuestion
              {...texts}
              key={name}
              name={paramOf(definition, name)}
              step={at + 1}
              count={count}
              several={several}
              chosen={chosen}
              onChoose={(value) => quiz.choose(at + 1, value)}
              isCurrent={step === at + 1}
              error={quiz.isIncomplete && chosen.length === 0 ? t('missing') : undefined}
              level={step === at + 1 ? level : levelBelow(level)}
            />
          )
        );
      })}
      {isFinal && (
        <Heading level={level} size="l" tabIndex={-1} data-quiz-focus>
          {t('done')}
        </Heading>
      )}
      <div className={css.buttons}>
        {step !== 0 && (
          <Button kind="secondary" className={css.scripted} onClick={quiz.previous}>
            {labels.previous || t('previous')}
          </Button>
        )}
        {typeof step === 'number' && step > 0 && (
          <Button
            className={css.scripted}
            disabled={answersTo(state, step).length === 0}
            onClick={quiz.next}
          >
            {step === count && !definition.hasFinal ? final : labels.next || t('next')}
          </Button>
        )}
        {(isFinal || !isReady) && (
          <Button
            type="submit"
            className={css.submit}
            data-off={!isFinal || undefined}
            disabled={isFinal && firstOpen(state) !== undefined}
          >
            {final}
          </Button>
        )}
      </div>
    </form>
  );
}
