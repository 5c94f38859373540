import { DateInput, Select, TextInput, useLocale } from '@mawkib/ui';
import { useEffect, useState } from 'react';
import { ChoiceCard } from '../ChoiceCard.js';
import { ChoiceGroup } from '../ChoiceGroup.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { stepsMessages } from '../steps.messages.js';

/** The car that the buyer hands in. Without JavaScript the models of all brands are listed. */
export function TradeInFields({ tradeIn, values, errors }: StepFieldsProps) {
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const [brand, setBrand] = useState(values.brand ?? '');
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!tradeIn) return null;
  const { brands, models, bodyTypes, fuelTypes } = tradeIn;
  const brandName = (value: string | undefined) =>
    brands.find((one) => one.value === value)?.label ?? '';
  const shown = isHydrated
    ? models.filter((model) => !model.brand || model.brand === brand)
    : models.map((model) => ({
        ...model,
        label: `${brandName(model.brand)} ${model.label}`.trim(),
      }));
  const select = (name: 'body_type' | 'fuel_type', options: typeof bodyTypes) => (
    <Select
      name={name}
      label={t(name)}
      error={errors[name]}
      placeholder
      options={options}
      defaultValue={values[name] ?? ''}
    />
  );
  return (
    <ChoiceGroup legend={t('trade_in_question')} error={errors.trade_in}>
      <ChoiceCard
        type="radio"
        name="trade_in"
        value="none"
        label={t('no_car')}
        checked={values.trade_in === 'none'}
      />
      <ChoiceCard
        type="radio"
        name="trade_in"
        value="car"
        label={t('have_car')}
        text={t('have_car_text')}
        checked={values.trade_in === 'car'}
      >
        <Select
          name="brand"
          label={t('brand')}
          error={errors.brand}
          placeholder
          options={brands}
          defaultValue={values.brand ?? ''}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        <Select
          key={isHydrated ? brand : 'all'}
          name="model"
          label={t('model')}
          error={errors.model}
          placeholder
          options={shown}
          defaultValue={values.model ?? ''}
        />
        {select('body_type', bodyTypes)}
        {select('fuel_type', fuelTypes)}
        <TextInput
          name="mileage"
          numeric
          label={t('mileage')}
          error={errors.mileage}
          maxLength={12}
          defaultValue={values.mileage}
        />
        <DateInput
          name="registration_date"
          label={t('registration_date')}
          error={errors.registration_date}
          defaultValue={values.registration_date}
        />
        <TextInput
          name="registration_number"
          label={t('registration_number')}
          hint={t('registration_number_hint')}
          error={errors.registration_number}
          autoComplete="off"
          maxLength={30}
          defaultValue={values.registration_number}
        />
      </ChoiceCard>
    </ChoiceGroup>
  );
}
