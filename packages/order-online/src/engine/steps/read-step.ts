import type { OrderChoices, OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import type { TradeInOptions } from '@mawkib/api-clients/contracts/stock';
import { type Locale, parseDigits, parseNumber } from '@mawkib/core/locale';
import { formatMoney, toMoney } from '@mawkib/core/money';
import { normaliseDate } from '@mawkib/forms/engine';
import type { OrderStep } from '../config/journey-config.js';
import { packField, type StepValues } from './step-values.js';
import { stepErrors } from './steps.messages.js';

/** Error text by field. */
export type StepErrors = Readonly<Record<string, string>>;
export type StepResult = { ok: true; choices: OrderChoices } | { ok: false; errors: StepErrors };

interface Given {
  step: Pick<OrderStep, 'type' | 'required'>;
  values: StepValues;
  options: OrderOptions;
  tradeIn: TradeInOptions | null;
  locale: Locale;
}

type Texts = ReturnType<typeof stepErrors>;
type Read = (given: Given, t: Texts) => StepResult;

/** Reads the posted form of a step: the choice it makes, or what is wrong by field. */
export function readStep(given: Given): StepResult {
  return readers[given.step.type](given, stepErrors(given.locale));
}

const chosen = (choices: OrderChoices): StepResult => ({ ok: true, choices });
const rejected = (errors: Record<string, string | undefined>): StepResult => ({
  ok: false,
  errors: Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
});

const payment: Read = ({ values, options, locale }, t) => {
  const way = values.payment ?? '';
  const offered = options.payment_options.find(
    ({ option }) => option === (way === 'plan' ? 'cash' : way),
  );
  if (!offered) return rejected({ payment: t('choose') });
  if (way !== 'plan') return chosen({ payment: { option: offered.option } });
  const { plan, price } = offered;
  if (!plan || !price) return rejected({ payment: t('choose') });
  const { currency } = price;
  const { min, max } = plan.deposit;
  const typed = parseNumber(values.deposit ?? '');
  const deposit = typed === null || typed < 0 ? null : toMoney(typed, currency).amount;
  const months = Number(values.months);
  const limits = {
    min: formatMoney({ amount: min, currency }, locale),
    max: formatMoney({ amount: max, currency }, locale),
  };
  const isWithin = deposit !== null && deposit >= min && deposit <= max;
  if (!isWithin || !plan.terms.includes(months)) {
    return rejected({
      deposit: isWithin ? undefined : t('deposit', limits),
      months: plan.terms.includes(months) ? undefined : t('choose'),
    });
  }
  return chosen({ payment: { option: 'cash', plan: { deposit, months } } });
};

const maxMileage = 2_000_000;
const firstDay = '1950-01-01';

/** Letters and digits of both scripts; blanks and hyphens are left out. */
const plateOf = (text: string) =>
  parseDigits(text)
    .replace(/[\s\-–.]/g, '')
    .toUpperCase();
const isPlate = (text: string) => /^[A-Z0-9\u0621-\u064a]{2,15}$/.test(text);

const tradeIn: Read = ({ step, values, tradeIn: options, options: { today } }, t) => {
  const kind = values.trade_in || (step.required ? '' : 'none');
  if (kind === 'none') return chosen({ trade_in: { kind: 'none' } });
  if (kind !== 'car' || !options) return rejected({ trade_in: t('choose') });
  const text = (name: string) => values[name]?.trim() ?? '';
  const isOption = (list: readonly { value: string }[], name: string) =>
    list.some(({ value }) => value === text(name)) ? undefined : t('choose');
  const model = options.models.find(
    ({ value, brand }) => value === text('model') && (brand ?? text('brand')) === text('brand'),
  );
  const mileage = parseNumber(text('mileage'));
  const isMileage =
    mileage !== null && Number.isInteger(mileage) && mileage >= 0 && mileage <= maxMileage;
  const date = normaliseDate(text('registration_date'));
  const plate = plateOf(text('registration_number'));
  const errors = {
    brand: isOption(options.brands, 'brand'),
    model: model ? undefined : t(text('model') ? 'model_of_brand' : 'choose'),
    body_type: isOption(options.bodyTypes, 'body_type'),
    fuel_type: isOption(options.fuelTypes, 'fuel_type'),
    mileage: isMileage ? undefined : t('mileage'),
    registration_date:
      date === null ? t('date') : date < firstDay || date > today ? t('date_range') : undefined,
    registration_number: isPlate(plate) ? undefined : t('plate'),
  };
  if (Object.values(errors).some(Boolean) || date === null || mileage === null) {
    return rejected(errors);
  }
  return chosen({
    trade_in: {
      kind: 'car',
      brand: text('brand'),
      model: text('model'),
      body_type: text('body_type'),
      fuel_type: text('fuel_type'),
      mileage,
      registration_date: date,
      registration_number: plate,
    },
  });
};

const packs: Read = ({ values, options }) =>
  chosen({
    service_packs: options.service_packs
      .filter(({ key, included }) => !included && values[packField(key)] !== undefined)
      .map(({ key }) => key),
  });

const location: Read = ({ values, options }, t) => {
  const place = values.location ?? '';
  if (place !== 'delivery') {
    return options.retailers.some(({ id }) => id === place)
      ? chosen({ location: { kind: 'retailer', retailer_id: place } })
      : rejected({ location: t('choose') });
  }
  const [area = '', street = '', building = '', note = ''] = [
    'area',
    'street',
    'building',
    'note',
  ].map((name) => values[name]?.trim() ?? '');
  const line = (text: string) =>
    text === '' ? t('required') : text.length > 200 ? t('too_long') : undefined;
  const errors = {
    area: options.delivery.some(({ key }) => key === area) ? undefined : t('choose'),
    street: line(street),
    building: line(building),
    note: note.length > 500 ? t('too_long') : undefined,
  };
  if (Object.values(errors).some(Boolean)) return rejected(errors);
  return chosen({ location: { kind: 'delivery', area, street, building, ...(note && { note }) } });
};

const appointment: Read = ({ step, values, options }, t) => {
  const offered = options.appointment;
  const kind = values.kind || (step.required ? '' : 'none');
  if (kind === 'none' && !step.required) return chosen({ appointment: { kind: 'none' } });
  const known = offered?.kinds.find((one) => one === kind);
  if (!offered || !known) return rejected({ kind: t('choose') });
  const [date = '', slot = ''] = (values.slot ?? '').split(' ');
  const isFree = offered.days.some((day) => day.date === date && day.slots.includes(slot));
  if (values.retailer_id !== offered.retailer_id) return rejected({ retailer_id: t('choose') });
  if (!isFree) return rejected({ slot: t(values.slot ? 'slot_taken' : 'choose_slot') });
  return chosen({ appointment: { kind: known, retailer_id: offered.retailer_id, date, slot } });
};

const readers: Record<OrderStep['type'], Read> = {
  payment_options: payment,
  trade_in: tradeIn,
  service_packs: packs,
  location,
  appointment,
  content: () => chosen({}),
};
