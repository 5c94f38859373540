import { formatMoney } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { packField } from '../../../engine/index.js';
import { ChoiceCard } from '../ChoiceCard.js';
import { ChoiceGroup } from '../ChoiceGroup.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { stepsMessages } from '../steps.messages.js';
import { styles } from '../steps.styles.js';

/** Service packs; those that the car's price includes cannot be chosen. */
export function PackFields({ options, values }: StepFieldsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  return (
    <ChoiceGroup legend={t('packs_question')} text={t('packs_text')}>
      {options.service_packs.map(({ key, title, text, price, period, included }) => {
        const amount = formatMoney(price, locale);
        if (!included) {
          return (
            <ChoiceCard
              key={key}
              type="checkbox"
              name={packField(key)}
              value="on"
              label={title}
              text={text}
              price={period === 'month' ? t('monthly', { price: amount }) : amount}
              checked={values[packField(key)] !== undefined}
            />
          );
        }
        return (
          <div key={key} className={css.card}>
            <div className={css.choice} data-fixed>
              <span aria-hidden="true">✓</span>
              <span>
                <span className={css.name}>{title}</span>
                <span className={css.text}>{text}</span>
              </span>
              <span className={css.price}>{t('included')}</span>
            </div>
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
