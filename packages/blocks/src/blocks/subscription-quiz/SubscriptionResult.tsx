import { alternativeProducts, type MainQuizProduct } from '@mawkib/core/calculators';
import {
  ButtonGroup,
  ButtonLink,
  Heading,
  type HeadingLevel,
  Picture,
  RichText,
  TextLink,
  useLocale,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { MouseEvent } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import { answersTo } from '../../shared/quiz/quiz.js';
import { messages as quizMessages } from '../../shared/quiz/quiz.messages.js';
import type { useQuiz } from '../../shared/quiz/use-quiz.js';
import { questionsOf } from './questions-of.js';
import type { subscriptionQuiz as definition } from './subscription-quiz.definition.js';
import { messages } from './subscription-quiz.messages.js';
import { styles } from './subscription-quiz.styles.js';

interface SubscriptionResultProps {
  main: MainQuizProduct;
  fields: BlockProps<typeof definition>['fields'];
  level: HeadingLevel;
  quiz: ReturnType<typeof useQuiz>;
  /** URL of the block on its page. */
  address: string;
}

/** The main product, the others in order, the answers with a link back to each, and the footer. */
export function SubscriptionResult({
  main,
  fields,
  level,
  quiz,
  address,
}: SubscriptionResultProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const below = Math.min(6, level + 1) as HeadingLevel;
  const picture = fields[`main_${main}_image`];
  return (
    <div className={css.results} data-product={main}>
      <div className={css.main}>
        {picture && <Picture image={picture} sizes="(min-width: 1024px) 58vw, 100vw" />}
        <div className={css.card}>
          <p className={css.kicker}>{t('best')}</p>
          <Heading level={level} tabIndex={-1} data-quiz-focus>
            {fields[`main_${main}_title`] || t(main)}
          </Heading>
          <RichText html={fields[`main_${main}_content`]} />
          <ButtonGroup links={linkValues(fields[`main_${main}_button`])} />
        </div>
      </div>
      <div className={css.part}>
        <Heading level={below} size="m">
          {t('others')}
        </Heading>
        <div className={css.others}>
          {alternativeProducts(main).map((product) => (
            <div key={product} className={css.card} data-alternative={product}>
              <Picture
                image={fields[`alternative_${product}_image`]}
                sizes="(min-width: 741px) 33vw, 100vw"
              />
              <Heading level={Math.min(6, below + 1) as HeadingLevel} size="s">
                {fields[`alternative_${product}_title`] || t(product)}
              </Heading>
              <RichText html={fields[`alternative_${product}_content`]} />
              <ButtonGroup
                links={linkValues(fields[`alternative_${product}_button`])}
                kind="tertiary"
              />
            </div>
          ))}
        </div>
      </div>
      <Summary fields={fields} level={below} quiz={quiz} address={address} />
      {(fields.footer_title || fields.footer_content || fields.footer_link) && (
        <footer className={css.footer}>
          {fields.footer_title && (
            <Heading level={below} size="m">
              {fields.footer_title}
            </Heading>
          )}
          <RichText html={fields.footer_content} />
          <ButtonGroup links={linkValues(fields.footer_link)} kind="secondary" />
        </footer>
      )}
    </div>
  );
}

function Summary({ fields, level, quiz, address }: Omit<SubscriptionResultProps, 'main'>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const own = quizMessages(locale);
  const [, hash = ''] = address.split('#');
  const hrefOf = (step: number) => `${quiz.hrefOf({ ...quiz.state, step })}#${hash}`;
  return (
    <section className={css.summary} data-summary>
      {fields.summary_title && (
        <Heading level={level} size="m">
          {fields.summary_title}
        </Heading>
      )}
      <RichText html={fields.summary_content} />
      <dl>
        {questionsOf(fields).map(({ name, heading, answers }, at) => {
          const [chosen] = answersTo(quiz.state, at + 1);
          return (
            <div key={name} className={css.answer}>
              <dt>{heading}</dt>
              <dd>{answers.find(({ value }) => value === chosen)?.label}</dd>
              <dd>
                <TextLink
                  href={hrefOf(at + 1)}
                  aria-label={t('change_of', { question: heading })}
                  onClick={instead(() => quiz.goTo(at + 1))}
                >
                  {t('change')}
                </TextLink>
              </dd>
            </div>
          );
        })}
      </dl>
      <div>
        <ButtonLink kind="secondary" href={address} onClick={instead(quiz.restart)}>
          {own('restart')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Runs an action instead of following a link, unless it opens elsewhere. */
const instead = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
