import { useSheet } from '@mawkib/ui/styles';
import { styles } from './question.styles.js';
import type { QuestionProps } from './question-props.js';

/** Options of a radio or checkbox question; the first one carries the question's id. */
export function Choices({ field, id, value, error }: QuestionProps) {
  const css = useSheet(styles);
  const type = field.type === 'radio' ? 'radio' : 'checkbox';
  const chosen = value ?? field.default_value ?? [];
  const isChosen = (option: string) =>
    typeof chosen === 'string' ? chosen === option : chosen.includes(option);
  return (
    <div className={css.choices}>
      {field.options?.map((option, index) => (
        <label className={css.choice} key={option.value}>
          <input
            className={css.tick}
            type={type}
            id={index === 0 ? id : `${id}-${index}`}
            name={field.id}
            value={option.value}
            defaultChecked={isChosen(option.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
