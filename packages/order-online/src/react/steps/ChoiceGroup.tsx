import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId } from 'react';
import { styles } from './steps.styles.js';

export interface ChoiceGroupProps {
  legend: string;
  text?: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Choice cards with their question and error. */
export function ChoiceGroup({ legend, text, error, children }: ChoiceGroupProps) {
  const css = useStyles(styles);
  const id = useId();
  return (
    <fieldset className={css.cards} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {text ? <p className={css.text}>{text}</p> : null}
      {error ? (
        <p id={id} className={css.error}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
