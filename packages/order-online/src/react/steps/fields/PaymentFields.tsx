import type { Locale } from '@mawkib/core/locale';
import { formatMoney, formatPrice, type Money, toMajor } from '@mawkib/core/money';
import { Select, TextInput, useLocale } from '@mawkib/ui';
import { ChoiceCard } from '../ChoiceCard.js';
import { ChoiceGroup } from '../ChoiceGroup.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { stepsMessages } from '../steps.messages.js';

/** In whole units, as the vehicle's page shows it. */
const roundedPrice = (price: Money, locale: Locale): string =>
  formatPrice(Math.round(toMajor(price)), locale, price.currency);

/** Ways to pay that the car has; a price that is not shown is on request. */
export function PaymentFields({ options, values, errors }: StepFieldsProps) {
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const offered = options.payment_options;
  const chosen = values.payment ?? offered[0]?.option;
  return (
    <ChoiceGroup legend={t('payment_question')} error={errors.payment}>
      {offered.map(({ option, price, plan }) => {
        const amount = price && formatMoney(price, locale);
        const shown = !amount
          ? t('on_request')
          : option === 'cash'
            ? amount
            : t('monthly', { price: amount });
        const lowest = plan?.monthly.at(-1);
        return [
          <ChoiceCard
            key={option}
            type="radio"
            name="payment"
            value={option}
            label={t(option)}
            text={t(`${option}_text`)}
            price={shown}
            checked={chosen === option}
          />,
          plan && price ? (
            <ChoiceCard
              key="plan"
              type="radio"
              name="payment"
              value="plan"
              label={t('plan')}
              text={t('plan_text')}
              price={lowest && t('from_monthly', { price: roundedPrice(lowest.payment, locale) })}
              checked={chosen === 'plan'}
            >
              <TextInput
                name="deposit"
                numeric
                label={t('deposit')}
                hint={t('deposit_hint', {
                  min: formatMoney({ ...price, amount: plan.deposit.min }, locale),
                  max: formatMoney({ ...price, amount: plan.deposit.max }, locale),
                })}
                error={errors.deposit}
                maxLength={20}
                defaultValue={
                  values.deposit ?? String(toMajor({ ...price, amount: plan.deposit.default }))
                }
              />
              <Select
                name="months"
                label={t('months')}
                hint={t('months_hint')}
                error={errors.months}
                options={plan.monthly.map(({ months, payment }) => ({
                  value: String(months),
                  label: t('months_priced', {
                    months: t('months_value', { count: months }),
                    price: formatMoney(payment, locale),
                  }),
                }))}
                defaultValue={values.months ?? String(plan.term)}
              />
            </ChoiceCard>
          ) : null,
        ];
      })}
    </ChoiceGroup>
  );
}
