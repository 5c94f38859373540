import { Button, Heading, type HeadingLevel, Picture, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { levelBelow, QuizForm } from '../../shared/quiz/QuizForm.js';
import { startOf } from '../../shared/quiz/quiz.js';
import { messages } from '../../shared/quiz/quiz.messages.js';
import { styles as quizStyles } from '../../shared/quiz/quiz.styles.js';
import { useQuiz } from '../../shared/quiz/use-quiz.js';
import { questionsOf } from './questions-of.js';
import { SubscriptionResult } from './SubscriptionResult.js';
import type { subscriptionQuiz as definition } from './subscription-quiz.definition.js';
import { styles } from './subscription-quiz.styles.js';
import { productOf, subscriptionQuiz } from './subscription-steps.js';

/** Without a script: one form with all questions, and the result in the page that it loads. */
export function SubscriptionQuiz({ index, suffix, fields }: BlockProps<typeof definition>) {
  const css = { ...useStyles(quizStyles), ...useStyles(styles) };
  const t = messages(useLocale().locale);
  const quiz = useQuiz(subscriptionQuiz, suffix);
  const { state } = quiz;
  const { step } = state;
  const level: HeadingLevel = index === 0 ? 1 : 2;
  const main = step === 'result' ? productOf(state) : null;
  const address = `${quiz.hrefOf(startOf(subscriptionQuiz))}#component-${index + 1}`;
  return (
    <BlockSection data={{ 'data-step': step }}>
      <div ref={quiz.root}>
        {main ? (
          <SubscriptionResult
            main={main}
            fields={fields}
            level={level}
            quiz={quiz}
            address={address}
          />
        ) : (
          <QuizForm
            quiz={quiz}
            questions={questionsOf(fields)}
            address={address}
            level={level}
            labels={{ final: fields.results_button }}
          >
            <div className={css.welcome} data-off={step !== 0 || undefined}>
              <div className={css.words}>
                {fields.main_title && (
                  <Heading
                    level={step === 0 ? level : levelBelow(level)}
                    tabIndex={-1}
                    data-quiz-focus={step === 0 || undefined}
                    html={fields.main_title}
                  />
                )}
                <RichText html={fields.paragraph} />
                {step === 0 && (
                  <Button
                    className={css.scripted}
                    data-quiz-focus={!fields.main_title || undefined}
                    onClick={quiz.next}
                  >
                    {fields.button || t('start')}
                  </Button>
                )}
              </div>
              <div className={css.pictures}>
                {[fields.image_1, fields.image_2, fields.image_3].map(
                  (image) =>
                    image && (
                      <Picture
                        key={image.id}
                        image={image}
                        index={index}
                        sizes="(min-width: 741px) 33vw, 100vw"
                      />
                    ),
                )}
              </div>
            </div>
          </QuizForm>
        )}
      </div>
    </BlockSection>
  );
}
