import type { OfferSources } from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { offerStyles } from '../offer.styles.ts';
import { type FigureDraft, isOtherCurrency } from '../offer-form-draft.ts';
import { figureMessages } from './figure-messages.ts';
import { StockOptions } from './StockOptions.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

interface SourceFieldsProps {
  figure: FigureDraft;
  figures: readonly FigureDraft[];
  currency: string;
  sources: OfferSources | undefined;
  errors: Readonly<Record<string, string>>;
  /** The person may not change it. */
  isLocked: boolean;
  onChange(figure: FigureDraft, isTyping: boolean): void;
}

const knownStates: ReadonlySet<string> = new Set(['new', 'approved', 'used']);

/** The fields of a figure's kind of source. */
export function SourceFields(props: SourceFieldsProps) {
  const { figure, figures, currency, sources, errors, isLocked, onChange } = props;
  const css = useStyles(offerStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(figureMessages);
  const { locale } = useLanguage();
  const { nameOf } = useFigureTexts(currency);
  const { kind, values } = figure;
  const at = (name: string) => errors[`figures.${figure.name}.source.${name}`];
  const set = (changes: Record<string, string>, isTyping: boolean) =>
    onChange({ ...figure, values: { ...values, ...changes } }, isTyping);
  const shared = (name: string) => ({
    className: control.input,
    disabled: isLocked,
    value: values[name] ?? '',
  });
  const select = (name: string, label: string, options: ReactNode, error = at(name)) => (
    <Field label={label} error={error}>
      {(facts) => (
        <select
          {...facts}
          {...shared(name)}
          onChange={({ target }) => set({ [name]: target.value }, false)}
        >
          {options}
        </select>
      )}
    </Field>
  );
  const input = (name: string, label: string, type: object, error = at(name)) => (
    <Field label={label} error={error}>
      {(facts) => (
        <input
          {...facts}
          {...type}
          {...shared(name)}
          onChange={({ target }) => set({ [name]: target.value }, true)}
        />
      )}
    </Field>
  );
  const number = { inputMode: 'decimal', dir: 'ltr' };
  if (kind === 'cheapest_in_stock') {
    const cars = values.cars ?? '';
    const own = sources?.stock.filter(
      ({ nameplate, car_key }) =>
        cars === `nameplate:${nameplate}` || cars === `car_key:${car_key}`,
    );
    const states = [...new Set([...(own ?? []).flatMap((car) => car.states), values.state ?? ''])];
    return (
      <>
        {select(
          'cars',
          t('cars'),
          <StockOptions stock={sources?.stock} current={cars} />,
          at('car_key'),
        )}
        {select(
          'state',
          t('state'),
          <>
            <option value="">{t('any_state')}</option>
            {states.filter(Boolean).map((state) => (
              <option key={state} value={state}>
                {knownStates.has(state) ? t(`state_${state as 'new'}`) : state}
              </option>
            ))}
          </>,
        )}
      </>
    );
  }
  if (kind === 'spec') {
    const car = sources?.catalogue.find(({ car_key }) => car_key === values.car_key);
    const specs = withCurrent(car?.specs ?? [], values.spec);
    const cars = sources?.catalogue ?? [];
    return (
      <>
        {select(
          'car_key',
          t('car'),
          <>
            <option value="">{t('choose')}</option>
            {withCurrent(
              cars.map(({ car_key }) => car_key),
              values.car_key,
            ).map((key) => (
              <option key={key} value={key}>
                {localize(cars.find(({ car_key }) => car_key === key)?.name, locale) || key}
              </option>
            ))}
          </>,
        )}
        {select(
          'spec',
          t('number'),
          <>
            <option value="">{t('choose')}</option>
            {specs.map((spec) => (
              <option key={spec}>{spec}</option>
            ))}
          </>,
        )}
      </>
    );
  }
  if (kind === 'finance_plan') {
    const prices = figures.filter((one) => one.kind !== 'finance_plan' && one.name !== figure.name);
    return (
      <>
        {select(
          'of',
          t('of'),
          <>
            <option value="">{t('choose')}</option>
            {withCurrent(
              prices.map(({ name }) => name),
              values.of,
            ).map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </>,
        )}
        {select('output', t('output'), <Options values={['monthly_price', 'down_payment']} />)}
        {input('down_payment_percent', t('down_payment_percent'), number)}
        {input('months', t('months'), { ...number, inputMode: 'numeric' })}
        {input('annual_rate', t('annual_rate'), number)}
        {select('rate_kind', t('rate_kind'), <Options values={['flat', 'reducing']} />)}
      </>
    );
  }
  return (
    <>
      {input(
        'value',
        t('value', { currency }),
        number,
        isOtherCurrency(values.value) ? t('other_currency', { currency }) : at('value'),
      )}
      {input('until', t('until'), { type: 'date' })}
      {input('reason', t('reason'), { maxLength: 500 })}
      {figure.declaredBy ? (
        <p className={css.note}>{t('declared_by', { name: figure.declaredBy })}</p>
      ) : null}
    </>
  );
}

interface OptionsProps {
  values: readonly ('monthly_price' | 'down_payment' | 'flat' | 'reducing')[];
}

function Options({ values }: OptionsProps) {
  const t = useTexts(figureMessages);
  return values.map((value) => (
    <option key={value} value={value}>
      {t(value)}
    </option>
  ));
}

/** With the current value, even if it is none of the choices. */
const withCurrent = (choices: readonly string[], current = ''): readonly string[] =>
  current === '' || choices.includes(current) ? choices : [...choices, current];
