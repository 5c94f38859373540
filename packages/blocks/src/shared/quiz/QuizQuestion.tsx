import { Heading, type HeadingLevel, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import { messages } from './quiz.messages.js';
import { styles } from './quiz.styles.js';

export interface QuizAnswer {
  value: string;
  label: string;
  description?: string;
}

export interface QuizQuestionProps {
  /** Name of its inputs. */
  name: string;
  /** Its place from 1, and the number of questions. */
  step: number;
  count: number;
  heading: string;
  subheading?: string;
  /** Answers without a label are not shown. */
  answers: readonly QuizAnswer[];
  several?: boolean;
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** Other questions are shown only without a script. */
  isCurrent: boolean;
  error?: string;
  level: HeadingLevel;
}

/** A question of a quiz with its answers, as radio buttons or checkboxes. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { name, step, count, heading, subheading, answers, several, chosen, error, level } = props;
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const progress = t('progress', { step, count });
  const id = useId();
  const hint = subheading ? `${id}-hint` : '';
  const described = [hint, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={css.step}
      data-off={!props.isCurrent || undefined}
      aria-describedby={described}
    >
      <legend className={css.legend}>
        {heading && <span className={css.progress}>{progress}</span>}
        <Heading
          level={level}
          size="l"
          tabIndex={-1}
          className={css.heading}
          data-quiz-focus={props.isCurrent || undefined}
        >
          {heading || progress}
        </Heading>
      </legend>
      {subheading && (
        <p id={hint} className={css.text}>
          {subheading}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      <div className={css.answers}>
        {answers
          .filter(({ label }) => label)
          .map(({ value, label, description }) => (
            <label key={value} className={css.answer}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                required={!several}
                checked={chosen.includes(value)}
                onChange={() => props.onChoose(value)}
              />
              <span>
                <span className={css.label}>{label}</span>
                {description && <span className={css.description}>{description}</span>}
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
