import { isRecord } from '@mawkib/core/guards';
import { formatDate, formatNumber, joinTexts, type Locale } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { choiceMessages } from './choice.messages.js';

/** A choice of the buyer, as the summary shows it. */
export interface ChoiceRow {
  /** Type of the step that it is changed on. */
  step: string;
  label: string;
  value: string;
}

type Read = (value: unknown, locale: Locale) => string;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, 200) : '';
const has = <T extends string>(known: readonly T[], value: unknown): value is T =>
  known.some((each) => each === value);

const options = ['cash', 'loan', 'lease', 'subscription', 'rent'] as const;
const places = ['car', 'retailer', 'delivery'] as const;
const visits = ['viewing', 'test_drive', 'handover', 'call', 'video'] as const;

const paymentOption: Read = (value, locale) => {
  const type = isRecord(value) ? value.type : value;
  return has(options, type) ? choiceMessages(locale)(`option_${type}`) : text(type);
};

const tradeIn: Read = (value, locale) => {
  if (!isRecord(value)) return '';
  const { mileage } = value;
  const t = choiceMessages(locale);
  return joinTexts(
    [
      [text(value.brand), text(value.model)].filter(Boolean).join(' '),
      typeof mileage === 'number' && mileage >= 0
        ? t('kilometres', { distance: formatNumber(mileage, locale) })
        : '',
      text(value.registrationNumber),
    ],
    locale,
  );
};

const packs: Read = (value, locale) => {
  if (!Array.isArray(value)) return '';
  const names = value.filter(isRecord).map((pack) => {
    const name = text(pack.title) || text(pack.name) || text(pack.key);
    const { amount, currency } = isRecord(pack.amount) ? pack.amount : pack;
    const isPriced = Number.isSafeInteger(amount) && /^[A-Z]{3}$/.test(String(currency));
    const price = isPriced
      ? formatMoney({ amount: Number(amount), currency: String(currency) }, locale)
      : '';
    return [name, price].filter(Boolean).join(' ');
  });
  return joinTexts(names, locale);
};

const location: Read = (value, locale) => {
  if (!isRecord(value)) return '';
  const { kind } = value;
  const place = has(places, kind) ? choiceMessages(locale)(`place_${kind}`) : text(kind);
  const parts = [value.name, value.address, value.city, value.emirate].map(text);
  return joinTexts([place, ...parts], locale);
};

const appointment: Read = (value, locale) => {
  if (!isRecord(value)) return '';
  const { kind } = value;
  const visit = has(visits, kind) ? choiceMessages(locale)(`visit_${kind}`) : text(kind);
  const day = /^\d{4}-\d{2}-\d{2}/.test(text(value.date))
    ? formatDate(`${text(value.date).slice(0, 10)}T12:00:00Z`, locale, 'full')
    : '';
  return joinTexts([visit, day, text(value.slot)], locale);
};

const readers = {
  payment_option: ['payment_options', paymentOption],
  trade_in: ['trade_in', tradeIn],
  service_packs: ['service_packs', packs],
  location: ['location', location],
  appointment: ['appointment', appointment],
} as const satisfies Record<string, readonly [step: string, read: Read]>;

/**
 * The choices that are stored with a hold (`checkout.metadata`), in the order of the steps. Members
 * that are unknown or cannot be read are left out.
 */
export function readChoices(metadata: unknown, locale: Locale): ChoiceRow[] {
  if (!isRecord(metadata)) return [];
  const t = choiceMessages(locale);
  return Object.entries(readers).flatMap(([name, [step, read]]) => {
    const value = Object.hasOwn(metadata, name) ? read(metadata[name], locale) : '';
    return value ? [{ step, label: t(name as keyof typeof readers), value }] : [];
  });
}
