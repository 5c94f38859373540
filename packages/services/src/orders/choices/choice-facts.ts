import type { Locale } from '@mawkib/api-clients/contracts';
import { orderChoices } from '@mawkib/api-clients/contracts/purchase';
import { formatDate, formatNumber, joinTexts, localize } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, type Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { tradeInOptions } from '../../db/schema/market-config-tables.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { MailFact } from '../../mail/render-mail.js';
import { typedAnswer } from '../../mail/typed-text.js';
import { inquiryFacts, maxFacts } from '../inquiry/inquiry-facts.js';
import { choiceMessages } from './choice-messages.js';
import { stepsEntryOf } from './steps-entry.js';

type Choices = Readonly<Record<string, unknown>>;
type Texts = ReturnType<typeof choiceMessages>;
type Read = ReturnType<typeof orderChoices.parse>;

/**
 * Rows about the buyer's choices, with the names of the market in a language. Members that the
 * steps do not have are shown as they were sent.
 */
export async function choiceFacts(
  db: Database,
  choices: Choices | null | undefined,
  vehicle: Vehicle,
  locale: Locale,
): Promise<MailFact[]> {
  if (!choices) return [];
  const read = orderChoices.safeParse(choices).data;
  const { payment, trade_in, service_packs, location, appointment, ...others } = read ?? choices;
  const known = (await choiceRows(db, choices, vehicle, locale)).map(({ step: _, ...row }) => row);
  return [...known, ...inquiryFacts(read ? others : choices, locale)]
    .slice(0, maxFacts)
    .map((fact) => ({ ...fact, value: typedAnswer(fact.value) }));
}

/** A choice in words, with the type of the step that it was made in. */
type ChoiceRow = MailFact & { step: string };

/** Rows about the choices that the steps have, in their order. */
export async function choiceRows(
  db: Database,
  choices: Choices,
  vehicle: Vehicle,
  locale: Locale,
): Promise<ChoiceRow[]> {
  const read = orderChoices.safeParse(choices).data;
  if (!read) return [];
  const t = choiceMessages(locale);
  const steps: Record<string, MailFact[]> = {
    payment_options: paymentFacts(read.payment, vehicle, t, locale),
    trade_in: await tradeInFacts(db, read.trade_in, t, locale),
    service_packs: await packFacts(db, read.service_packs, { vehicle, t, locale }),
    location: await locationFacts(db, read.location, { vehicle, t, locale }),
    appointment: await appointmentFacts(db, read.appointment, t, locale),
  };
  return Object.entries(steps).flatMap(([step, rows]) => rows.map((row) => ({ ...row, step })));
}

function paymentFacts(payment: Read['payment'], vehicle: Vehicle, t: Texts, locale: Locale) {
  if (!payment) return [];
  const way = { label: t('payment'), value: t(payment.option) };
  if (!payment.plan) return [way];
  const { deposit: amount, months } = payment.plan;
  const deposit = formatMoney({ amount, currency: vehicle.currency }, locale);
  return [way, { label: t('plan'), value: t('plan_terms', { deposit, months }) }];
}

async function tradeInFacts(db: Database, car: Read['trade_in'], t: Texts, locale: Locale) {
  if (!car) return [];
  if (car.kind === 'none') return [{ label: t('trade_in'), value: t('no_trade_in') }];
  const options = await db.select().from(tradeInOptions);
  const name = (kind: string, value: string, brand = '') => {
    const found = options.find(
      (one) => one.kind === kind && one.value === value && one.brand === brand,
    );
    return found ? localize(found.label, locale) : value;
  };
  const { registration_number: number } = car;
  return [
    {
      label: t('trade_in'),
      value: `${name('brands', car.brand)} ${name('models', car.model, car.brand)}`,
    },
    {
      label: t('trade_in_details'),
      value: joinTexts(
        [name('bodyTypes', car.body_type), name('fuelTypes', car.fuel_type)],
        locale,
      ),
    },
    {
      label: t('mileage'),
      value: t('mileage_value', { km: formatNumber(car.mileage, locale) }),
    },
    { label: t('registration_date'), value: formatDate(noonOf(car.registration_date), locale) },
    ...(number ? [{ label: t('registration_number'), value: number, ltr: isLatin(number) }] : []),
  ];
}

/** The same day in all time zones. */
const noonOf = (date: string) => `${date}T12:00:00Z`;

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text);

interface Of {
  vehicle: Vehicle;
  t: Texts;
  locale: Locale;
}

/** Packs and areas of the seller's entries, those of configured vehicles included. */
async function entriesOf(db: Database, { vehicle, locale }: Of) {
  const [seller] = await db.select().from(dealers).where(eq(dealers.id, vehicle.owner_id));
  const company_uuid = seller?.company_uuid ?? 'default';
  const read = (isConfigured: boolean) => stepsEntryOf(db, { company_uuid, isConfigured }, locale);
  const [plain, configured] = [await read(false), await read(true)];
  return {
    packs: [...plain.packs, ...configured.packs],
    delivery: [...plain.delivery, ...configured.delivery],
  };
}

async function packFacts(db: Database, keys: Read['service_packs'], of: Of) {
  if (!keys) return [];
  const { t, locale } = of;
  const { packs } = await entriesOf(db, of);
  const titles = keys.map((key) => packs.find((pack) => pack.key === key)?.title ?? key);
  return [{ label: t('service_packs'), value: joinTexts(titles, locale) || t('no_packs') }];
}

async function locationFacts(db: Database, location: Read['location'], of: Of) {
  if (!location) return [];
  const { t, locale } = of;
  if (location.kind === 'retailer') {
    return [{ label: t('location'), value: await retailerName(db, location.retailer_id, locale) }];
  }
  const { area, street, building, note } = location;
  const { delivery } = await entriesOf(db, of);
  const name = delivery.find(({ key }) => key === area)?.name ?? area;
  return [
    { label: t('delivery'), value: joinTexts([name, street, building], locale) },
    ...(note ? [{ label: t('delivery_note'), value: note }] : []),
  ];
}

async function appointmentFacts(
  db: Database,
  visit: Read['appointment'],
  t: Texts,
  locale: Locale,
) {
  if (!visit) return [];
  if (visit.kind === 'none') return [{ label: t('appointment'), value: t('no_appointment') }];
  const { kind, date, slot, retailer_id } = visit;
  return [
    {
      label: t('appointment'),
      value: joinTexts([t(kind), formatDate(noonOf(date), locale, 'long'), slot], locale),
    },
    { label: t('appointment_place'), value: await retailerName(db, retailer_id, locale) },
  ];
}

async function retailerName(db: Database, id: string, locale: Locale): Promise<string> {
  const [found] = await db.select().from(dealers).where(eq(dealers.id, id));
  return found ? textsIn(found.texts, locale).name : id;
}
