import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';

interface Props {
  terms: readonly number[];
  value: number;
  onChange: (months: number) => void;
}

/** Choice of a term, as native radio buttons. */
export function TermChoice({ terms, value, onChange }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{t('term')}</legend>
      <div className={css.terms}>
        {terms.map((months) => (
          <label key={months} className={css.term}>
            <input
              className={css.radio}
              type="radio"
              name="term"
              value={months}
              checked={months === value}
              onChange={() => onChange(months)}
            />
            <span className={css.termText}>{t('months', { count: months })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
