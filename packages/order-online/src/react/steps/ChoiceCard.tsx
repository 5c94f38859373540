import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { styles } from './steps.styles.js';

export interface ChoiceCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  text?: ReactNode;
  price?: string | undefined;
  checked: boolean;
  /** Fields that belong to the choice; shown while it is chosen. */
  children?: ReactNode;
}

/** A choice with its explanation and price; a native input, so it works without JavaScript. */
export function ChoiceCard({
  type,
  name,
  value,
  label,
  text,
  price,
  checked,
  children,
}: ChoiceCardProps) {
  const css = useStyles(styles);
  return (
    <div className={css.card}>
      <label className={css.choice}>
        <input
          className={type === 'radio' ? css.radio : css.check}
          type={type}
          name={name}
          value={value}
          defaultChecked={checked}
        />
        <span>
          <span className={css.name}>{label}</span>
          {text ? <span className={css.text}>{text}</span> : null}
        </span>
        {price ? <span className={css.price}>{price}</span> : null}
      </label>
      {children ? <div className={css.more}>{children}</div> : null}
    </div>
  );
}
