import { joinTexts } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { formatDistance } from '@mawkib/stock-locator/engine';
import { Select, TextArea, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { ChoiceCard } from '../ChoiceCard.js';
import { ChoiceGroup } from '../ChoiceGroup.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { stepsMessages } from '../steps.messages.js';
import { styles } from '../steps.styles.js';
import { RetailerMap } from './RetailerMap.js';

/** The seller, its other retailers by distance and on a map, and delivery where the market has it. */
export function LocationFields({ options, values, errors }: StepFieldsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const { retailers, delivery } = options;
  const chosen = values.location ?? retailers[0]?.id;
  const priceOf = (price: (typeof delivery)[number]['price']) =>
    price.amount > 0 ? formatMoney(price, locale) : t('free');
  const first = delivery[0];
  const isSame = delivery.every(({ price }) => price.amount === first?.price.amount);
  return (
    <ChoiceGroup legend={t('location_question')} error={errors.location}>
      {retailers.map(({ id, name, address, is_seller, distance_km }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name="location"
          value={id}
          label={name}
          text={joinTexts(
            [
              address,
              is_seller
                ? t('seller')
                : distance_km === null
                  ? ''
                  : t('away', { distance: formatDistance(distance_km, locale) }),
            ],
            locale,
          )}
          checked={chosen === id}
        />
      ))}
      <RetailerMap label={t('retailers_map')} retailers={retailers} chosen={chosen} />
      {first ? (
        <ChoiceCard
          type="radio"
          name="location"
          value="delivery"
          label={t('delivery')}
          price={isSame ? priceOf(first.price) : t('by_area')}
          checked={chosen === 'delivery'}
        >
          <Select
            name="area"
            className={css.wide}
            label={t('area')}
            error={errors.area}
            placeholder
            options={delivery.map(({ key, name, price }) => ({
              value: key,
              label: `${name} (${priceOf(price)})`,
            }))}
            defaultValue={values.area ?? ''}
          />
          <TextInput
            name="street"
            label={t('street')}
            error={errors.street}
            autoComplete="address-line1"
            maxLength={200}
            defaultValue={values.street}
          />
          <TextInput
            name="building"
            label={t('building')}
            error={errors.building}
            autoComplete="address-line2"
            maxLength={200}
            defaultValue={values.building}
          />
          <TextArea
            name="note"
            className={css.wide}
            label={t('note')}
            error={errors.note}
            optional
            rows={2}
            maxLength={500}
            defaultValue={values.note}
          />
        </ChoiceCard>
      ) : null}
    </ChoiceGroup>
  );
}
