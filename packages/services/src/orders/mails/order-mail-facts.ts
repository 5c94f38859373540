import type { Locale } from '@mawkib/api-clients/contracts';
import { formatDateTime, hoursText, joinTexts, languageOf } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { formatPhone } from '@mawkib/forms/engine';
import { dealerTexts } from '../../db/schema/dealer-texts.js';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { MailContent, MailFact } from '../../mail/render-mail.js';
import { typedText } from '../../mail/typed-text.js';
import type { Ordered } from './order-mails.js';
import { purchaseMessages } from './purchase-messages.js';

const telHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** First picture of the vehicle's exterior, as an absolute URL. */
export function pictureOf(
  { vehicle, origin }: Pick<Ordered, 'vehicle' | 'origin'>,
  locale: Locale,
): Pick<MailContent, 'picture'> {
  const { photos, texts } = vehicle;
  const photo = photos.find(({ view }) => view === 'front34') ?? photos[0];
  if (!photo) return {};
  const { image_id: id } = photo;
  const src = /^https?:\/\//.test(id)
    ? id
    : `${origin}/services/media/images/${id.split('/').map(encodeURIComponent).join('/')}/1024x576.jpg`;
  const { model_display_name, version, color_name } = textsIn(texts, locale);
  const alt = joinTexts([`${model_display_name} ${version}`.trim(), color_name], locale);
  return { picture: { src, alt } };
}

/** Rows about the order, its vehicle and its price. */
export function orderFacts({ order, vehicle }: Ordered, locale: Locale): MailFact[] {
  const t = purchaseMessages(locale);
  const { model_display_name, version, color_name } = textsIn(vehicle.texts, locale);
  const price = formatMoney({ amount: order.price_minor, currency: order.currency }, locale);
  const hidden = vehicle.price_hidden.includes('cash');
  return [
    { label: t('order_number'), value: order.order_number, ltr: true },
    { label: t('vehicle'), value: `${model_display_name} ${version}`.trim() },
    { label: t('colour'), value: color_name },
    ...(order.vin ? [{ label: t('vin'), value: order.vin, ltr: true }] : []),
    ...(hidden ? [] : [{ label: t('price'), value: price }]),
    {
      label: t(wasPaid(order) ? 'deposit_paid' : 'deposit'),
      value: paidOf(order, locale) ?? t('nothing'),
    },
  ].filter(({ value }) => value);
}

const wasPaid = ({ payment_status }: OrderRow) =>
  payment_status === 'paid' || payment_status === 'refunded';

/** Undefined with the vendor `none`, which takes no payment. */
const paidOf = (
  { deposit_minor, deposit_currency, currency }: OrderRow,
  locale: Locale,
): string | undefined =>
  deposit_minor > 0
    ? formatMoney({ amount: deposit_minor, currency: deposit_currency ?? currency }, locale)
    : undefined;

/** Rows about the retailer and its contact details. */
export function retailerFacts(dealer: Dealer, locale: Locale): MailFact[] {
  const { phone, email } = dealer;
  const t = purchaseMessages(locale);
  const { name, address, city, opening_hours } = dealerTexts(dealer, locale);
  return [
    { label: t('retailer'), value: name },
    { label: t('phone'), value: formatPhone(phone), ltr: true, href: telHref(phone) },
    { label: t('email'), value: email, ltr: true, href: `mailto:${email}` },
    { label: t('address'), value: joinTexts([address, city], locale) },
    { label: t('hours'), value: hoursText(opening_hours, locale) },
  ].filter(({ value }) => value);
}

/** Name of a language in another one; its native name where the catalogue has none. */
const languageIn = (language: Locale, locale: Locale): string =>
  language === 'ar' || language === 'en'
    ? purchaseMessages(locale)(`language_${language}`)
    : (languageOf(language)?.name ?? language);

/** Rows about the customer, for the retailer: as typed, never as a link. */
export function customerFacts({ customer, order }: Ordered, locale: Locale): MailFact[] {
  const t = purchaseMessages(locale);
  const { first_name, last_name, phone, email, city = '', company } = customer;
  const confirmed = order.confirmed_at ?? order.created_at;
  return [
    { label: t('name'), value: typedText(`${first_name} ${last_name}`) },
    { label: t('phone'), value: formatPhone(phone), ltr: true },
    { label: t('email'), value: email, ltr: true },
    { label: t('city'), value: typedText(city) },
    { label: t('company'), value: typedText(company?.name ?? '') },
    { label: t('trade_licence'), value: typedText(company?.trade_licence ?? ''), ltr: true },
    { label: t('tax_number'), value: company?.tax_number ?? '', ltr: true },
    { label: t('contact_person'), value: typedText(company?.contact_person ?? '') },
    { label: t('language'), value: languageIn(order.locale, locale) },
    { label: t('confirmed_at'), value: formatDateTime(confirmed, locale, 'long') },
  ].filter(({ value }) => value);
}
